import type { ClinicalSource } from '../sources/clinical-sources.ts';

/** How oral rehydration salts are mixed and given (IFRC 2022, WHO IMCI 2014). Amounts in ml. */
export const rehydration = {
  afterEachStool: {
    underTwoYears: { from: 50, to: 100 },
    twoToNineYears: { from: 100, to: 200 },
  },
  /** Under two years: a teaspoon this often, in minutes. */
  teaspoonEvery: { from: 1, to: 2 },
  /** Minutes to wait after vomiting. */
  waitAfterVomiting: 10,
  /** Hours after which what was mixed is thrown away. */
  keepsHours: 24,
} as const;

export const rehydrationSources: readonly ClinicalSource[] = ['rehydration', 'imci'];
