import {
  type AntenatalVisit,
  maternityPackages,
  type PackageName,
} from '../../../facts/money/maternity-packages.ts';

const stayOf = (hours: number) => `${hours}-hour stay`;

const { normalDelivery, cesareanSection, comprehensiveAnc } = maternityPackages;

/** Features that other texts also name. */
export const packageFeatures = {
  normalStay: stayOf(normalDelivery.stayHours),
  cesareanStay: stayOf(cesareanSection.stayHours),
  ancVisits: `${comprehensiveAnc.visits}+ visits`,
} as const;

/** Name and content of each package. */
export const packageWords: Readonly<
  Record<PackageName, { name: string; features: readonly string[] }>
> = {
  normalDelivery: {
    name: 'Normal Delivery',
    features: [
      'Consultation',
      'Labor and delivery',
      packageFeatures.normalStay,
      'Newborn screening',
      'Postnatal checkup',
      'Breastfeeding support',
    ],
  },
  cesareanSection: {
    name: 'Cesarean Section',
    features: [
      'Pre-op assessment',
      'Procedure',
      packageFeatures.cesareanStay,
      'Post-op care',
      'Newborn screening',
      'Follow-up',
      'Pain management',
    ],
  },
  comprehensiveAnc: {
    name: 'Comprehensive ANC',
    features: [
      packageFeatures.ancVisits,
      'Ultrasound',
      'Lab tests',
      'Nutrition counseling',
      'Monitoring',
      'Health education',
    ],
  },
};

/** Name of each package where space is short. */
export const packageShortNames: Readonly<Record<PackageName, string>> = {
  normalDelivery: packageWords.normalDelivery.name,
  cesareanSection: packageWords.cesareanSection.name,
  comprehensiveAnc: packageWords.comprehensiveAnc.name,
};

/** Name and tests of each antenatal visit. */
export const antenatalVisitWords: Readonly<
  Record<AntenatalVisit, { visit: string; tests: readonly string[] }>
> = {
  first: { visit: 'First visit', tests: ['Blood group', 'HIV', 'VDRL', 'Urinalysis'] },
  second: { visit: 'Second visit', tests: ['Ultrasound', 'Blood pressure'] },
  third: { visit: 'Third visit', tests: ['Glucose', 'Hemoglobin'] },
  fourth: { visit: 'Fourth visit', tests: ['Position check', 'Final preparations'] },
  weekly: { visit: 'Weekly visits', tests: ['Weekly monitoring'] },
};
