import type { ClinicalSource } from './sources.ts';

/** Whom a list of danger signs is about. */
export type PatientGroup = 'pregnancy' | 'afterBirth' | 'newborn' | 'child' | 'adult';

/** Breaths a minute from which a baby under two months breathes too fast. */
export const fastBreathing = { newborn: 60 } as const;

/** The signs that cannot wait, most deadly first; their words stand with the language. */
export const dangerSigns = {
  pregnancy: [
    'bleedingInPregnancy',
    'headacheOrSight',
    'fitOrFainting',
    'breathingOrChestPain',
    'movesLess',
    'watersBreak',
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
    'confusedFever',
    'poison',
    'snakebite',
    'largeBurn',
    'electricShock',
    'wantsToDie',
  ],
} as const satisfies Record<PatientGroup, readonly string[]>;

export type DangerSign = (typeof dangerSigns)[PatientGroup][number];

/** What each list rests on. */
export const dangerSignSources: Readonly<Record<PatientGroup, readonly ClinicalSource[]>> = {
  pregnancy: ['pregnancyAndBirth', 'maternalWarningSigns', 'fetalMovements'],
  afterBirth: ['postnatal', 'maternalWarningSigns'],
  newborn: ['postnatal', 'imci', 'newbornWarmth'],
  child: ['imci', 'feverUnderFive'],
  adult: ['emergencyCare', 'firstAid', 'stroke'],
};
