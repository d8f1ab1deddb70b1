import type { ClinicalSource } from '../sources/clinical-sources.ts';

/** The id of the first help for an ill child, at the top of the page for children, in every language. */
export const illChildSection = 'ill-child';

/** The patients, or the part of the body, that a list of danger signs is about. */
export type PatientGroup =
  | 'pregnancy'
  | 'afterBirth'
  | 'afterLoss'
  | 'newborn'
  | 'child'
  | 'adult'
  | 'afterOperation'
  | 'mouth'
  | 'eye';

/** The signs that cannot wait, most deadly first; each language has their texts. */
export const dangerSigns = {
  pregnancy: [
    'bleedingInPregnancy',
    'headacheOrSight',
    'fitOrFainting',
    'breathingOrChestPain',
    'movesLess',
    'watersBreak',
    'cordFelt',
    'highPressure',
    'earlyPains',
    'bellyPain',
    'feverInPregnancy',
    'swollenLeg',
    'vomitingInPregnancy',
    'diarrhoeaInPregnancy',
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
    'highPressure',
    'openWound',
    'swollenLeg',
    'unlikeHerself',
    'thoughtsOfHarm',
  ],
  afterLoss: [
    'bleedingAfterBirth',
    'feverInPregnancy',
    'foulDischarge',
    'bellyPain',
    'fitOrFainting',
    'breathingOrChestPain',
  ],
  newborn: [
    'newbornFeeds',
    'newbornFit',
    'newbornBreathing',
    'newbornColour',
    'newbornTemperature',
    'newbornLimp',
    'newbornYellow',
    'newbornYellowLong',
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
    'childFever',
    'feverAtRisk',
    'malariaTrip',
    'childStiffNeck',
    'childSpots',
    'childDry',
    'childBlood',
    'childPoison',
    'childHead',
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
    'headInjuryAtRisk',
    'suddenHeadache',
    'bellyPainOrBlood',
    'wateryDiarrhoea',
    'confused',
    'feverAtRisk',
    'malariaTrip',
    'diabetesIll',
    'cannotPassUrine',
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
  mouth: ['faceSwells', 'mouthShut', 'hardToSwallow', 'toothFever', 'socketBleeds', 'jawInjury'],
  eye: ['sightLost', 'eyeSplash', 'eyePierced', 'eyeBlow', 'eyePain', 'eyeFlashes', 'newbornEyes'],
} as const satisfies Record<PatientGroup, readonly string[]>;

/**
 * How many signs a long list shows before the rest folds. The lists begin with the emergency signs
 * that WHO's triage asks about first: breathing, bleeding, a fit, not waking, not drinking
 * (emergencyCare, imci, pregnancyAndBirth, postnatal).
 */
const shownSigns = 6;

/** A fold for fewer signs than this would take as much room as the signs. */
const fewestFolded = 3;

/** Returns the signs that a list shows, and the rest, which folds; a short list folds none. */
export function splitSigns<Sign>(signs: readonly Sign[]): [readonly Sign[], readonly Sign[]] {
  const split = signs.length < shownSigns + fewestFolded ? signs.length : shownSigns;
  return [signs.slice(0, split), signs.slice(split)];
}

export type DangerSign = (typeof dangerSigns)[PatientGroup][number];

/** The sources of each list. */
export const dangerSignSources: Readonly<Record<PatientGroup, readonly ClinicalSource[]>> = {
  pregnancy: ['pregnancyAndBirth', 'maternalWarningSigns', 'fetalMovements', 'pressureInPregnancy'],
  afterBirth: [
    'pressureInPregnancy',
    'postnatal',
    'maternalWarningSigns',
    'bleedingAfterBirth',
    'mentalHealthAfterBirth',
  ],
  afterLoss: ['abortionCare', 'pregnancyAndBirth'],
  newborn: ['postnatal', 'imci', 'newbornWarmth', 'newbornEyes', 'newbornJaundice'],
  child: [
    'imci',
    'feverUnderFive',
    'malariaTravel',
    'severeMalaria',
    'headInjury',
    'lowSugar',
    'sickleCellFever',
    'cancerTreatmentFever',
  ],
  adult: [
    'emergencyCare',
    'firstAid',
    'stroke',
    'rabies',
    'cholera',
    'malariaTravel',
    'headInjury',
    'sickleCellFever',
    'cancerTreatmentFever',
  ],
  afterOperation: ['afterOperation'],
  mouth: ['tooth', 'firstAid'],
  eye: ['eyeSplash', 'newbornEyes', 'firstAid'],
};
