import type { ClinicalSource } from './sources.ts';

/** When a woman in labour comes: pains so many minutes apart; below this week at the first ones. */
export const labourLimits = {
  firstBaby: { minutesApart: 5, secondsLong: 60 },
  preterm: { beforeWeek: 37 },
} as const;

export const labourSources: readonly ClinicalSource[] = ['labourTiming', 'labour', 'cordProlapse'];
