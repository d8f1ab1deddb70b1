import type { ClinicalSource } from '../sources/clinical-sources.ts';

/**
 * When a temperature must be seen at once, in degrees Celsius, by age. Where guidelines differ the
 * stricter one holds: the WHO's limits for the first two months, NICE's up to the third; from 39
 * NICE counts a baby under six months at risk, and here everybody is.
 */
export const feverLimits = {
  youngBaby: { toMonths: 2, from: 37.5, below: 35.5 },
  baby: { fromMonths: 2, toMonths: 3, from: 38 },
  /** At any age; 39.0 itself counts. */
  anyAge: { from: 39, days: 2 },
  /**
   * With sickle cell disease, HIV, cancer treatment, no spleen or severe thinness. NICE counts from
   * 38 after cancer treatment; for sickle cell disease guidelines name 38.3 to 38.6, so 38 is the
   * stricter one. For the other three it waits for a clinician to confirm it.
   */
  atRisk: { from: 38 },
} as const;

/** After a stay in a malaria area, for so many months, any fever is tested at once. */
export const malariaFever = { months: 3 } as const;

/** Under this age no plain water; rehydration salts are right at any age (WHO IMCI 2014, plan A). */
export const noWaterMonths = 6;

export const feverSources: readonly ClinicalSource[] = [
  'imci',
  'feverUnderFive',
  'newbornWarmth',
  'malariaTravel',
  'cancerTreatmentFever',
  'sickleCellFever',
];
