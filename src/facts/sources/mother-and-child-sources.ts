import type { Source } from './source.ts';

/** Sources for fever by age, pregnancy, birth, newborns and vaccines. */
export const motherAndChildSources = {
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
  malariaTravel: {
    publisher: 'World Health Organization',
    title: 'International travel and health',
    year: 2012,
    url: 'https://www.who.int/publications/i/item/9789241580472',
  },
  malariaZones: {
    publisher: 'Malaria Journal',
    title:
      'A national health facility survey of malaria infection among febrile patients in Kenya, 2014',
    year: 2016,
    url: 'https://doi.org/10.1186/s12936-016-1638-2',
  },
  cancerTreatmentFever: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Neutropenic sepsis: prevention and management in people with cancer (CG151)',
    year: 2012,
    url: 'https://www.nice.org.uk/guidance/cg151',
  },
  sickleCellFever: {
    publisher: 'National Heart, Lung, and Blood Institute',
    title: 'Evidence-based management of sickle cell disease: expert panel report',
    year: 2014,
    url: 'https://www.nhlbi.nih.gov/health-topics/evidence-based-management-sickle-cell-disease',
  },
  rehydration: {
    publisher: 'International Federation of Red Cross and Red Crescent Societies',
    title: 'Epidemic control toolkit: giving oral rehydration solution',
    year: 2022,
    url: 'https://epidemics.ifrc.org/volunteer/action/10-giving-oral-rehydration-solution-ors',
  },
  severeWasting: {
    publisher: 'World Health Organization',
    title: 'Guideline on the prevention and management of wasting and nutritional oedema',
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240082830',
  },
  newbornJaundice: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Jaundice in newborn babies under 28 days (CG98)',
    year: 2023,
    url: 'https://www.nice.org.uk/guidance/cg98',
  },
  newbornWarmth: {
    publisher: 'The Open University',
    title: 'IMNCI: refer the sick young infant and keep the baby warm',
    year: 2021,
    url: 'https://www.open.edu/openlearncreate/mod/oucontent/view.php?id=247&section=1.9.1',
  },
  newbornEyes: {
    publisher: 'Community Eye Health Journal',
    title: 'Emergency management: ophthalmia neonatorum',
    year: 2018,
    url: 'https://cehjournal.org/article/emergency-management-ophthalmia-neonatorum/',
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
  abortionCare: {
    publisher: 'World Health Organization',
    title: 'Abortion care guideline',
    year: 2022,
    url: 'https://www.who.int/publications/i/item/9789240039483',
  },
  postnatal: {
    publisher: 'World Health Organization',
    title: 'Recommendations on maternal and newborn care for a positive postnatal experience',
    year: 2022,
    url: 'https://www.who.int/publications/i/item/9789240045989',
  },
  hepatitisB: {
    publisher: 'World Health Organization',
    title: 'Guidelines for people with chronic hepatitis B infection',
    year: 2024,
    url: 'https://www.who.int/publications/i/item/9789240090903',
  },
  induction: {
    publisher: 'World Health Organization',
    title: 'Recommendations on induction of labour, at or beyond term',
    year: 2022,
    url: 'https://www.who.int/publications/i/item/9789240052796',
  },
  breech: {
    publisher: 'Royal College of Obstetricians and Gynaecologists',
    title:
      'External cephalic version and reducing term breech presentation (Green-top Guideline 20a)',
    year: 2017,
    url: 'https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/external-cephalic-version-and-reducing-the-incidence-of-term-breech-presentation-green-top-guideline-no-20a/',
  },
  itchingInPregnancy: {
    publisher: 'Royal College of Obstetricians and Gynaecologists',
    title: 'Intrahepatic cholestasis of pregnancy (Green-top Guideline 43)',
    year: 2022,
    url: 'https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/obstetric-cholestasis-green-top-guideline-no-43/',
  },
  hivRetesting: {
    publisher: 'Global Health: Science and Practice',
    title: 'Implementation of HIV retesting during pregnancy and postpartum in Kenya',
    year: 2022,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8885347/',
  },
  syphilisTesting: {
    publisher: 'World Health Organization',
    title: 'Dual HIV/syphilis rapid diagnostic tests in antenatal care',
    year: 2019,
    url: 'https://www.who.int/publications/i/item/WHO-CDS-HIV-19.38',
  },
  mentalHealthAfterBirth: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Antenatal and postnatal mental health (CG192)',
    year: 2020,
    url: 'https://www.nice.org.uk/guidance/cg192',
  },
  maternalWarningSigns: {
    publisher: 'Centers for Disease Control and Prevention',
    title: 'Hear Her: urgent maternal warning signs',
    year: 2024,
    url: 'https://www.cdc.gov/hearher/maternal-warning-signs/index.html',
  },
  bleedingAfterBirth: {
    publisher: "Association of Women's Health, Obstetric and Neonatal Nurses",
    title: 'POST-BIRTH warning signs',
    year: 2023,
    url: 'https://www.awhonn.org/education/hospital-products/post-birth-warning-signs-education-program/',
  },
  pressureInPregnancy: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Hypertension in pregnancy: diagnosis and management (NG133)',
    year: 2023,
    url: 'https://www.nice.org.uk/guidance/ng133',
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
    url: 'https://www2.hse.ie/pregnancy-birth/labour/signs-labour/timing-your-contractions/',
  },
  kenyanVaccines: {
    publisher: 'Turkana County Government',
    title: "Health teams prepare for Kenya's new immunization era",
    year: 2025,
    url: 'https://turkana.go.ke/?p=13059',
  },
  vaccineTable: {
    publisher: 'World Health Organization',
    title: 'Vaccination schedule for Kenya',
    year: 2025,
    url: 'https://immunizationdata.who.int/global/wiise-detail-page/vaccination-schedule-for-country_name?ISO_3_CODE=KEN',
  },
} as const satisfies Record<string, Source>;
