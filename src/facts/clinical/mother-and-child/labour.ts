import type { ClinicalSource } from '../../sources/clinical-sources.ts';

/**
 * When to come in labour. Only with a first baby and no problem is it right to wait for pains
 * `minutesApart` (HSE 2022, NICE NG235 2023). Before `beforeWeek`, or with any problem, come at the
 * first pains (WHO 2015).
 */
export const labourLimits = {
  firstBaby: { minutesApart: 5, secondsLong: 60 },
  preterm: { beforeWeek: 37 },
} as const;

export const labourSources: readonly ClinicalSource[] = [
  'labourTiming',
  'labour',
  'cordProlapse',
  'pregnancyAndBirth',
];
