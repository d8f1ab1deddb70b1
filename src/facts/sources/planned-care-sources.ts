import type { Source } from './source.ts';

/** Sources for fasting, medicines before a test or an operation, and X-rays. */
export const plannedCareSources = {
  fastingBloodTest: {
    publisher: 'Alberta Health Services',
    title: 'Diabetes: adjusting your medicine and diet for a fasting blood test',
    year: 2024,
    url: 'https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?hwid=custom.ab_diabetes_fastingbloodtest_inst',
  },
  ultrasoundOfChildren: {
    publisher: "Cincinnati Children's Hospital",
    title: 'Why children fast before an ultrasound',
    year: 2020,
    url: 'https://blog.cincinnatichildrens.org/radiology/why-cant-i-feed-my-child-before-the-ultrasound-exam/',
  },
  fastingBeforeSurgery: {
    publisher: 'European Society of Anaesthesiology',
    title: 'Perioperative fasting in adults and children',
    year: 2011,
    url: 'https://doi.org/10.1097/EJA.0b013e3283495ba1',
  },
  diabetesBeforeSurgery: {
    publisher: 'Royal Australian College of General Practitioners',
    title: 'Management of type 2 diabetes: a handbook for general practice',
    year: 2024,
    url: 'https://www.racgp.org.au/clinical-resources/clinical-guidelines/key-racgp-guidelines/view-all-racgp-guidelines/management-of-type-2-diabetes/managing-risks-and-other-impacts-of-type-2-diabete',
  },
  bloodThinners: {
    publisher: 'NHS Highland',
    title: 'Warfarin, DOACs and antiplatelets in adults undergoing surgery',
    year: 2024,
    url: 'https://rightdecisions.scot.nhs.uk/tam-treatments-and-medicines-nhs-highland/adult-therapeutic-guidelines/surgical/warfarin-doacs-and-antiplatelets-in-adults-undergoing-surgery-or-invasive-procedures-guidelines',
  },
  afterOperation: {
    publisher: 'Centers for Disease Control and Prevention',
    title: 'Surgical site infection basics',
    year: 2024,
    url: 'https://www.cdc.gov/surgical-site-infections/about/index.html',
  },
  radiation: {
    publisher: 'MSD Manuals',
    title: 'Comparing radiation doses for different tests',
    year: 2023,
    url: 'https://www.msdmanuals.com/home/multimedia/table/comparing-radiation-doses-for-different-tests',
  },
  highPressure: {
    publisher: 'World Health Organization',
    title: 'Guideline for the pharmacological treatment of hypertension in adults',
    year: 2021,
    url: 'https://www.who.int/publications/i/item/9789240033986',
  },
} as const satisfies Record<string, Source>;
