import { packagePrices } from '../../facts/prices.ts';

/** Packages and antenatal schedule, letter for letter (spec section 9). */
export interface MaternityPackage {
  name: string;
  /** Kenyan shillings, whole. */
  price: number;
  /** Which of the theme's colours the package wears. */
  color: 'brand' | 'clay' | 'leaf';
  features: readonly string[];
}

export interface AncVisit {
  /** Weeks of pregnancy, as '8-12'. */
  week: string;
  visit: string;
  tests: readonly string[];
}

export const maternityPackages = {
  normalDelivery: {
    name: 'Normal Delivery',
    price: packagePrices.normalDelivery,
    color: 'brand',
    features: [
      'Consultation',
      'Labor and delivery',
      '24-hour stay',
      'Newborn screening',
      'Postnatal checkup',
      'Breastfeeding support',
    ],
  },
  cesareanSection: {
    name: 'Cesarean Section',
    price: packagePrices.cesareanSection,
    color: 'clay',
    features: [
      'Pre-op assessment',
      'Procedure',
      '48-hour stay',
      'Post-op care',
      'Newborn screening',
      'Follow-up',
      'Pain management',
    ],
  },
  comprehensiveAnc: {
    name: 'Comprehensive ANC',
    price: packagePrices.comprehensiveAnc,
    color: 'leaf',
    features: [
      '4+ visits',
      'Ultrasound',
      'Lab tests',
      'Nutrition counseling',
      'Monitoring',
      'Health education',
    ],
  },
} as const satisfies Record<string, MaternityPackage>;

export const ancSchedule: readonly AncVisit[] = [
  { week: '8-12', visit: 'First visit', tests: ['Blood group', 'HIV', 'VDRL', 'Urinalysis'] },
  { week: '16-20', visit: 'Second visit', tests: ['Ultrasound', 'Blood pressure'] },
  { week: '24-28', visit: 'Third visit', tests: ['Glucose', 'Hemoglobin'] },
  { week: '32-36', visit: 'Fourth visit', tests: ['Position check', 'Final preparations'] },
  { week: '38-40', visit: 'Weekly visits', tests: ['Weekly monitoring'] },
];
