import type { ClinicalSource } from './sources.ts';

/** Whom, or which part of the body, a list of danger signs is about. */
export type PatientGroup =
  | 'pregnancy'
  | 'afterBirth'
  | 'newborn'
  | 'child'
  | 'adult'
  | 'afterOperation'
  | 'mouth'
  | 'eye';

/** Breaths a minute from which a baby under two months breathes too fast. */
export const fastBreathing = { newborn: 60 } as const;

/** Bleeding after a birth is too much when a pad is soaked in so many hours. */
export const padSoaked = { hours: 1 } as const;

/** Bleeding after a tooth was pulled is too much after so many minutes of firm biting. */
export const socketBleeding = { minutes: 30 } as const;

/** The signs that cannot wait, most deadly first; their words stand with the language. */
export const dangerSigns = {
  pregnancy: [
    'bleedingInPregnancy',
    'headacheOrSight',
    'fitOrFainting',
    'breathingOrChestPain',
    'movesLess',
    'watersBreak',
    'cordFelt',
    'earlyPains',
    'bellyPain',
    'feverInPregnancy',
    'swollenLeg',
    'vomitingInPregnancy',
    'blowToBelly',
    'thoughtsOfHarm',
  ],
  afterBirth: [
    'bleedingAfterBirth',
    'headacheOrSight',
    'fitOrFainting',
    'breathingOrChestPain',
    'feverAfterBirth',
    'bellyPain',
    'foulDischarge',
    'openWound',
    'swollenLeg',
    'thoughtsOfHarm',
  ],
  newborn: [
    'newbornFeeds',
    'newbornFit',
    'newbornBreathing',
    'newbornColour',
    'newbornTemperature',
    'newbornLimp',
    'newbornYellow',
    'newbornCord',
    'newbornEyes',
    'newbornVomit',
  ],
  child: [
    'childBreathing',
    'childFit',
    'childHardToWake',
    'childDrinks',
    'childColour',
    'childStiffNeck',
    'childSpots',
    'childDry',
    'childBlood',
    'childPoison',
  ],
  adult: [
    'notBreathing',
    'chestPain',
    'strokeSigns',
    'troubleBreathing',
    'heavyBleeding',
    'fit',
    'allergy',
    'headInjury',
    'suddenHeadache',
    'bellyPainOrBlood',
    'confusedFever',
    'poison',
    'snakebite',
    'animalBite',
    'largeBurn',
    'electricShock',
    'wantsToDie',
  ],
  afterOperation: [
    'chestPain',
    'troubleBreathing',
    'dressingSoaked',
    'feverAfterOperation',
    'woundBad',
    'swollenCalf',
    'vomitingWillNotStop',
    'noUrine',
  ],
  mouth: ['faceSwells', 'mouthShut', 'hardToSwallow', 'socketBleeds', 'jawInjury'],
  eye: ['sightLost', 'eyeSplash', 'eyePierced', 'eyeBlow', 'eyePain', 'eyeFlashes', 'newbornEyes'],
} as const satisfies Record<PatientGroup, readonly string[]>;

export type DangerSign = (typeof dangerSigns)[PatientGroup][number];

/** What each list rests on. */
export const dangerSignSources: Readonly<Record<PatientGroup, readonly ClinicalSource[]>> = {
  pregnancy: ['pregnancyAndBirth', 'maternalWarningSigns', 'fetalMovements'],
  afterBirth: ['postnatal', 'maternalWarningSigns', 'bleedingAfterBirth'],
  newborn: ['postnatal', 'imci', 'newbornWarmth', 'newbornEyes'],
  child: ['imci', 'feverUnderFive'],
  adult: ['emergencyCare', 'firstAid', 'stroke', 'rabies'],
  afterOperation: ['afterOperation'],
  mouth: ['tooth', 'firstAid'],
  eye: ['eyeSplash', 'newbornEyes', 'firstAid'],
};
