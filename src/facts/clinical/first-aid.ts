import type { ClinicalSource } from './sources.ts';

/** What can be done until help comes; the words of the steps stand with the language. */
export type FirstAid =
  | 'notBreathing'
  | 'choking'
  | 'chokingBaby'
  | 'bleeding'
  | 'burns'
  | 'fits'
  | 'lowSugar'
  | 'poison'
  | 'snakebite';

/** The figures of the steps. */
export const firstAidFigures = {
  compressions: { depth: { from: 5, to: 6 }, rate: { from: 100, to: 120 }, pushes: 30, breaths: 2 },
  /** A child, a baby or somebody who nearly drowned: breaths before the first push. */
  firstBreaths: 5,
  checkBreathingSeconds: 10,
  choking: { backBlows: 5, thrusts: 5, babyUnderYears: 1 },
  bleeding: { pressMinutes: 10 },
  burns: { coolMinutes: 20 },
  fits: { callAfterMinutes: 5 },
  /** Fast sugar for an adult who is awake, in grams; again after so many minutes. */
  lowSugar: { grams: 15, teaspoons: 3, againAfterMinutes: 15, belowMmol: 4 },
  eyes: { rinseMinutes: 20 },
} as const;

export const firstAidSources: Readonly<Record<FirstAid, readonly ClinicalSource[]>> = {
  notBreathing: ['resuscitation', 'resuscitationOfChildren', 'firstAid'],
  choking: ['resuscitation', 'firstAid'],
  chokingBaby: ['resuscitation', 'firstAid'],
  bleeding: ['firstAid', 'emergencyCare'],
  burns: ['firstAid', 'burns'],
  fits: ['emergencyCare', 'firstAid'],
  lowSugar: ['lowSugar', 'firstAid'],
  poison: ['firstAid', 'emergencyCare'],
  snakebite: ['snakebite', 'firstAid'],
};
