import type { Source } from './source.ts';

/** Sources of the first-aid steps and of the danger signs of adults. */
export const emergencySources = {
  emergencyCare: {
    publisher: 'World Health Organization and International Committee of the Red Cross',
    title: 'Basic emergency care: approach to the acutely ill and injured',
    year: 2018,
    url: 'https://www.who.int/publications/i/item/9789241513081',
  },
  firstAid: {
    publisher: 'International Federation of Red Cross and Red Crescent Societies',
    title: 'International first aid, resuscitation, and education guidelines',
    year: 2020,
    url: 'https://www.globalfirstaidcentre.org/first-aid-guidelines-2020',
  },
  firstAidForIllness: {
    publisher: 'American Heart Association and American Red Cross',
    title: 'Guidelines for first aid',
    year: 2024,
    url: 'https://professional.heart.org/en/science-news/2024-aha-and-american-red-cross-guidelines-for-first-aid',
  },
  resuscitation: {
    publisher: 'American Heart Association',
    title: 'Guidelines for CPR and emergency cardiovascular care',
    year: 2025,
    url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines',
  },
  resuscitationOfChildren: {
    publisher: 'Resuscitation Council UK',
    title: 'Resuscitation guidelines: basic life support for children, and first aid',
    year: 2025,
    url: 'https://www.resus.org.uk/about-us/news-and-events/rcuk-publishes-guidelines-2025',
  },
  resuscitationInPoisoning: {
    publisher: 'Resuscitation Council UK',
    title: 'Special circumstances guidelines: toxic agents',
    year: 2021,
    url: 'https://www.resus.org.uk/library/2021-resuscitation-guidelines/special-circumstances-guidelines',
  },
  severedPart: {
    publisher: 'MedlinePlus, National Library of Medicine',
    title: 'Amputation: traumatic',
    year: 2023,
    url: 'https://medlineplus.gov/ency/article/000006.htm',
  },
  burns: {
    publisher: 'World Health Organization',
    title: 'Fact sheet: burns',
    year: 2023,
    url: 'https://www.who.int/news-room/fact-sheets/detail/burns',
  },
  snakebite: {
    publisher: 'World Health Organization',
    title: 'Fact sheet: snakebite envenoming',
    year: 2023,
    url: 'https://www.who.int/news-room/fact-sheets/detail/snakebite-envenoming',
  },
  rabies: {
    publisher: 'World Health Organization',
    title: 'Fact sheet: rabies',
    year: 2024,
    url: 'https://www.who.int/news-room/fact-sheets/detail/rabies',
  },
  stroke: {
    publisher: 'National Health Service, England',
    title: 'Stroke: symptoms',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/stroke/symptoms/',
  },
  allergy: {
    publisher: 'Anaphylaxis UK',
    title: 'What to do in an emergency',
    year: 2023,
    url: 'https://www.anaphylaxis.org.uk/what-to-do-in-an-emergency/',
  },
  asthma: {
    publisher: 'National Health Service, England',
    title: 'Asthma attacks',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/asthma/asthma-attack/',
  },
  lowSugar: {
    publisher: 'American Diabetes Association',
    title: 'Standards of care in diabetes: glycemic goals and hypoglycemia',
    year: 2025,
    url: 'https://diabetesjournals.org/care/issue/48/Supplement_1',
  },
  lowSugarOnTablets: {
    publisher: 'BMJ Case Reports',
    title: 'A case of severe relapsing sulphonylurea-induced hypoglycaemia',
    year: 2019,
    url: 'https://casereports.bmj.com/content/12/12/e231368',
  },
  carbonMonoxide: {
    publisher: 'National Health Service, England',
    title: 'Carbon monoxide poisoning',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/carbon-monoxide-poisoning/',
  },
  carbonMonoxideInPregnancy: {
    publisher: 'UK Teratology Information Service',
    title: 'Carbon monoxide in pregnancy',
    year: 2024,
    url: 'https://medicinesinpregnancy.org/leaflets-a-z/carbon-monoxide',
  },
  postpartumHaemorrhage: {
    publisher: 'World Health Organization',
    title: 'Recommendations for the prevention and treatment of postpartum haemorrhage',
    year: 2012,
    url: 'https://www.who.int/publications/i/item/9789241548502',
  },
  tooth: {
    publisher: 'International Association of Dental Traumatology',
    title: 'Guidelines for traumatic dental injuries: avulsion of permanent teeth',
    year: 2020,
    url: 'https://doi.org/10.1111/edt.12573',
  },
  eyeSplash: {
    publisher: 'Community Eye Health Journal',
    title: 'Emergency management: chemical burns',
    year: 2018,
    url: 'https://cehjournal.org/article/emergency-management-chemical-burns/',
  },
  severeMalaria: {
    publisher: 'World Health Organization',
    title: 'Guidelines for malaria',
    year: 2024,
    url: 'https://www.who.int/publications/i/item/guidelines-for-malaria',
  },
  cholera: {
    publisher: 'World Health Organization',
    title: 'Fact sheet: cholera',
    year: 2024,
    url: 'https://www.who.int/news-room/fact-sheets/detail/cholera',
  },
  rehydrationOfAdults: {
    publisher: 'Médecins Sans Frontières',
    title: 'Clinical guidelines: assessment and treatment of diarrhoea',
    year: 2024,
    url: 'https://medicalguidelines.msf.org/en/viewport/CG/english/appendix-2-assessment-and-treatment-of-diarrhoea-16689193.html',
  },
  headInjury: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Head injury: assessment and early management (NG232)',
    year: 2023,
    url: 'https://www.nice.org.uk/guidance/ng232',
  },
  appendicitis: {
    publisher: 'National Health Service, England',
    title: 'Appendicitis',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/appendicitis/',
  },
  femaleGenitalMutilation: {
    publisher: 'World Health Organization',
    title:
      'Guideline on the prevention of female genital mutilation and clinical management of complications',
    year: 2025,
    url: 'https://www.who.int/publications/i/item/9789240107281',
  },
  sexualViolence: {
    publisher: 'World Health Organization',
    title: 'Responding to intimate partner violence and sexual violence against women',
    year: 2013,
    url: 'https://www.who.int/publications/i/item/9789241548595',
  },
} as const satisfies Record<string, Source>;
