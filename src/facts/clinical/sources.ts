import type { Source } from '../source.ts';

/** The guidelines that the clinical limits rest on. */
export const clinicalSources = {
  imci: {
    publisher: 'World Health Organization',
    title: 'Integrated Management of Childhood Illness: chart booklet',
    year: 2014,
    url: 'https://www.who.int/publications/i/item/9789241506823',
  },
  feverUnderFive: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Fever in under 5s: assessment and initial management (NG143)',
    year: 2021,
    url: 'https://www.nice.org.uk/guidance/ng143',
  },
  antenatal: {
    publisher: 'World Health Organization',
    title: 'Recommendations on antenatal care for a positive pregnancy experience',
    year: 2016,
    url: 'https://www.who.int/publications/i/item/9789241549912',
  },
  pregnancyAndBirth: {
    publisher: 'World Health Organization',
    title: 'Pregnancy, childbirth, postpartum and newborn care, third edition',
    year: 2015,
    url: 'https://www.who.int/publications/i/item/9789241549356',
  },
  postnatal: {
    publisher: 'World Health Organization',
    title: 'Recommendations on maternal and newborn care for a positive postnatal experience',
    year: 2022,
    url: 'https://www.who.int/publications/i/item/9789240045989',
  },
  maternalWarningSigns: {
    publisher: 'Centers for Disease Control and Prevention',
    title: 'Hear Her: urgent maternal warning signs',
    year: 2024,
    url: 'https://www.cdc.gov/hearher/maternal-warning-signs/index.html',
  },
  fetalMovements: {
    publisher: 'Royal College of Obstetricians and Gynaecologists',
    title: 'Reduced fetal movements (Green-top Guideline 57)',
    year: 2011,
    url: 'https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/reduced-fetal-movements-green-top-guideline-no-57/',
  },
  cordProlapse: {
    publisher: 'Royal College of Obstetricians and Gynaecologists',
    title: 'Umbilical cord prolapse (Green-top Guideline 50)',
    year: 2014,
    url: 'https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/umbilical-cord-prolapse-green-top-guideline-no-50/',
  },
  labour: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Intrapartum care (NG235)',
    year: 2023,
    url: 'https://www.nice.org.uk/guidance/ng235',
  },
  labourTiming: {
    publisher: 'Health Service Executive, Ireland',
    title: 'Timing your contractions: when to go to the hospital',
    year: 2022,
    url: 'https://www2.hse.ie/wellbeing/child-health/contractions-and-other-signs-of-labour/timing-your-contractions-when-to-go-to-the-hospital.html',
  },
  emergencyCare: {
    publisher: 'World Health Organization and International Committee of the Red Cross',
    title: 'Basic emergency care: approach to the acutely ill and injured',
    year: 2018,
    url: 'https://www.who.int/publications/i/item/9789241513081',
  },
  firstAid: {
    publisher: 'International Federation of Red Cross and Red Crescent Societies',
    title: 'International first aid, resuscitation and education guidelines',
    year: 2020,
    url: 'https://www.ifrc.org/document/international-first-aid-resuscitation-and-education-guidelines',
  },
  resuscitation: {
    publisher: 'American Heart Association',
    title: 'Guidelines for CPR and emergency cardiovascular care',
    year: 2025,
    url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines',
  },
  resuscitationOfChildren: {
    publisher: 'Resuscitation Council UK',
    title: 'Guidelines: paediatric basic life support',
    year: 2025,
    url: 'https://www.resus.org.uk/professional-library/2025-resuscitation-guidelines/paediatric-basic-life-support-guidelines',
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
  stroke: {
    publisher: 'World Stroke Organization',
    title: 'Signs of stroke',
    year: 2023,
    url: 'https://www.world-stroke.org/world-stroke-day-campaign/about-stroke/signs-of-stroke',
  },
  lowSugar: {
    publisher: 'American Diabetes Association',
    title: 'Standards of care in diabetes: glycemic goals and hypoglycemia',
    year: 2025,
    url: 'https://diabetesjournals.org/care/issue/48/Supplement_1',
  },
  malariaTravel: {
    publisher: 'World Health Organization',
    title: 'Guidelines for malaria',
    year: 2024,
    url: 'https://www.who.int/publications/i/item/guidelines-for-malaria',
  },
  kenyanVaccines: {
    publisher: 'Turkana County Government',
    title: 'Health teams prepare for a new immunization era in Kenya',
    year: 2025,
    url: 'https://turkana.go.ke/?p=13059',
  },
  vaccineTable: {
    publisher: 'World Health Organization',
    title: 'Vaccination schedule for Kenya',
    year: 2025,
    url: 'https://immunizationdata.who.int/global/wiise-detail-page/vaccination-schedule-for-country_name?ISO_3_CODE=KEN',
  },
  newbornWarmth: {
    publisher: 'The Open University',
    title: 'IMNCI: refer the sick young infant and keep the baby warm',
    year: 2021,
    url: 'https://www.open.edu/openlearncreate/mod/oucontent/view.php?id=247&section=1.9.1',
  },
} as const satisfies Record<string, Source>;

export type ClinicalSource = keyof typeof clinicalSources;

/** The works behind some keys, each once, in the order of the keys. */
export function clinicalSourcesOf(keys: Iterable<ClinicalSource>): Source[] {
  return [...new Set(keys)].map((key) => clinicalSources[key]);
}
