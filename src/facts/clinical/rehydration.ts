import type { ClinicalSource } from '../sources/clinical-sources.ts';

/**
 * How to give oral rehydration salts (IFRC 2022, WHO IMCI 2014; from ten
 * years MSF 2024). Amounts in ml.
 */
export const rehydration = {
  afterEachStool: {
    underTwoYears: { from: 50, to: 100 },
    twoToNineYears: { from: 100, to: 200 },
    /** At least a cup; more if the patient wants it. */
    fromTenYears: { from: 250 },
  },
  /** Minutes between teaspoons under two years. */
  teaspoonEvery: { from: 1, to: 2 },
  /** Minutes to wait after vomiting. */
  waitAfterVomiting: 10,
  /** Hours after which to throw the mixture away. */
  keepsHours: 24,
  /** Days of diarrhoea after which a child is seen. */
  lateDays: 14,
} as const;

export const rehydrationSources: readonly ClinicalSource[] = [
  'rehydration',
  'imci',
  'severeWasting',
];

/** Watery diarrhoea in adults, and cholera. */
export const choleraSources: readonly ClinicalSource[] = [
  'cholera',
  'rehydrationOfAdults',
  'rehydration',
];
