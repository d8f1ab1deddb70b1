import type { ClinicalSource } from '../sources/clinical-sources.ts';

/**
 * When a woman in labour comes. Waiting for pains `minutesApart` fits a first baby without any
 * problem (HSE 2022, NICE NG235 2023); before `beforeWeek`, or with any problem, the first pains
 * count (WHO 2015).
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
