import type { ClinicalSource } from '../sources/clinical-sources.ts';

/**
 * Temperatures that need care immediately, in degrees Celsius, by age. If guidelines differ, the
 * stricter one applies: the WHO's limits for the first two months, NICE's up to three months. NICE
 * counts babies under six months at risk from 39; we count everyone.
 */
export const feverLimits = {
  youngBaby: { toMonths: 2, from: 37.5, below: 35.5 },
  baby: { fromMonths: 2, toMonths: 3, from: 38 },
  /** At any age, including 39.0 itself. */
  anyAge: { from: 39, days: 2 },
  /**
   * With sickle cell disease, HIV, cancer treatment, no spleen or severe thinness. NICE says 38 after
   * cancer treatment; for sickle cell disease guidelines say 38.3 to 38.6, so 38 is stricter. For the
   * other three a clinician has yet to confirm it.
   */
  atRisk: { from: 38 },
} as const;

/** For this time after a stay in a malaria area, any fever is tested immediately. */
export const malariaFever = { months: 3 } as const;

/** Days of fever after which an adult comes the same day, without any other sign. */
export const adultFever = { days: 2 } as const;

/** An adult with fever. Too weak to stand is a sign of severe malaria and of sepsis. */
export const adultFeverSources: readonly ClinicalSource[] = [
  'severeMalaria',
  'malariaTravel',
  'malariaZones',
];

/** No plain water under this age; rehydration salts suit any age (WHO IMCI 2014, plan A). */
export const noWaterMonths = 6;

export const feverSources: readonly ClinicalSource[] = [
  'imci',
  'feverUnderFive',
  'newbornWarmth',
  'malariaTravel',
  'malariaZones',
  'cancerTreatmentFever',
  'sickleCellFever',
];
