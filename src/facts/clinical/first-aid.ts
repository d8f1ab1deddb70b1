import type { ClinicalSource } from './sources.ts';

/** What can be done until help comes; the words of the steps stand with the language. */
export type FirstAid =
  | 'notBreathing'
  | 'notAwake'
  | 'choking'
  | 'chokingBaby'
  | 'bleeding'
  | 'burns'
  | 'fits'
  | 'lowSugar'
  | 'poison'
  | 'snakebite'
  | 'drowning'
  | 'chestPain'
  | 'allergy'
  | 'asthma'
  | 'electricShock'
  | 'animalBite'
  | 'eyeSplash'
  | 'tooth';

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
  lowSugar: { grams: 15, teaspoons: 4, againAfterMinutes: 15, belowMmol: 4 },
  eyes: { rinseMinutes: 20 },
  /** A second adrenaline pen when the first has not helped. */
  allergy: { againAfterMinutes: 5 },
  /** One puff of the reliever at a time. */
  asthma: { puffs: 10, secondsApart: { from: 30, to: 60 } },
  animalBite: { washMinutes: 15 },
  /** A grown-up tooth that was knocked out. */
  tooth: { rinseSeconds: 10, dentistWithinHours: 1 },
} as const;

/** What each rests on, the broadest work first. */
export const firstAidSources: Readonly<Record<FirstAid, readonly ClinicalSource[]>> = {
  notBreathing: ['resuscitation', 'resuscitationOfChildren', 'firstAid'],
  notAwake: ['resuscitation', 'firstAid'],
  choking: ['resuscitation', 'firstAid'],
  chokingBaby: ['resuscitation', 'firstAid'],
  bleeding: ['firstAidForIllness', 'firstAid', 'emergencyCare'],
  burns: ['firstAid', 'burns'],
  fits: ['firstAidForIllness', 'emergencyCare'],
  lowSugar: ['firstAidForIllness', 'lowSugar'],
  poison: ['firstAid', 'emergencyCare'],
  snakebite: ['snakebite', 'firstAid'],
  drowning: ['resuscitation', 'firstAid'],
  chestPain: ['firstAidForIllness', 'firstAid'],
  allergy: ['firstAidForIllness', 'allergy'],
  asthma: ['firstAidForIllness', 'asthma'],
  electricShock: ['firstAid', 'emergencyCare'],
  animalBite: ['rabies'],
  eyeSplash: ['eyeSplash', 'firstAid'],
  tooth: ['tooth', 'firstAid'],
};
