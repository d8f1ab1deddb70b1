import type { ClinicalSource } from '../sources/clinical-sources.ts';

/** An emergency with first-aid steps; each locale has the words. */
export type FirstAid =
  | 'babyNotBreathing'
  | 'childNotBreathing'
  | 'notBreathing'
  | 'notAwake'
  | 'choking'
  | 'chokingBaby'
  | 'bleeding'
  | 'babyComing'
  | 'birthBleeding'
  | 'burns'
  | 'fits'
  | 'lowSugar'
  | 'poison'
  | 'carbonMonoxide'
  | 'snakebite'
  | 'drowning'
  | 'chestPain'
  | 'stroke'
  | 'allergy'
  | 'asthma'
  | 'electricShock'
  | 'animalBite'
  | 'eyeSplash'
  | 'tooth';

/** The figures of the steps. */
export const firstAidFigures = {
  compressions: { depth: { from: 5, to: 6 }, rate: { from: 100, to: 120 }, pushes: 30, breaths: 2 },
  /** Breaths before the first push, for a child, a baby or after drowning. */
  firstBreaths: 5,
  /** Length of one breath, blown until the chest rises. */
  breathSeconds: 1,
  checkBreathingSeconds: 10,
  /** An afterbirth still inside after these minutes is an emergency (postpartumHaemorrhage). */
  afterbirthMinutes: 30,
  choking: { backBlows: 5, thrusts: 5, babyUnderYears: 1 },
  /** `bandCentimetres` is the minimum width. */
  bleeding: { pressMinutes: 10, noseMinutes: 15, bandCentimetres: 5 },
  burns: { coolMinutes: 20 },
  /** For an adult with known epilepsy; any other fit is an emergency. */
  fits: { callAfterMinutes: 5 },
  /** Fast sugar for someone who is awake; the same dose again after `againAfterMinutes`. */
  lowSugar: {
    grams: 15,
    teaspoons: 4,
    child: { underYears: 5, teaspoons: { from: 1, to: 2 } },
    againAfterMinutes: 15,
    belowMmol: 4,
    /** From this age, on tablets, or with kidney disease, sugar can fall again hours later. */
    comeAnywayFromYears: 65,
  },
  eyes: { rinseMinutes: 20 },
  /** When to use a second adrenaline pen if the first has not helped. */
  allergy: { againAfterMinutes: 5 },
  /** One puff of the reliever at a time. */
  asthma: { puffs: 10, secondsApart: { from: 30, to: 60 } },
  animalBite: { washMinutes: 15 },
  /** An adult tooth that was knocked out. */
  tooth: { rinseSeconds: 10, dentistWithinMinutes: 60 },
} as const;

/** Sources of each emergency, broadest first. */
export const firstAidSources: Readonly<Record<FirstAid, readonly ClinicalSource[]>> = {
  babyNotBreathing: ['resuscitationOfChildren', 'resuscitation', 'firstAid'],
  childNotBreathing: ['resuscitationOfChildren', 'resuscitation', 'firstAid'],
  notBreathing: ['resuscitation', 'firstAid'],
  notAwake: ['resuscitation', 'resuscitationOfChildren', 'firstAid'],
  choking: ['resuscitation', 'resuscitationOfChildren', 'firstAid'],
  chokingBaby: ['resuscitationOfChildren', 'resuscitation', 'firstAid'],
  bleeding: ['firstAidForIllness', 'firstAid', 'emergencyCare', 'severedPart'],
  babyComing: [
    'pregnancyAndBirth',
    'cordProlapse',
    'resuscitationOfChildren',
    'postnatal',
    'postpartumHaemorrhage',
  ],
  birthBleeding: ['pregnancyAndBirth', 'postpartumHaemorrhage'],
  burns: ['firstAid', 'burns'],
  fits: ['firstAidForIllness', 'emergencyCare'],
  lowSugar: ['firstAidForIllness', 'lowSugar', 'lowSugarOnTablets'],
  poison: ['emergencyCare', 'firstAid', 'resuscitationInPoisoning'],
  carbonMonoxide: ['carbonMonoxide', 'carbonMonoxideInPregnancy', 'emergencyCare'],
  snakebite: ['snakebite', 'firstAid'],
  drowning: ['resuscitation', 'resuscitationOfChildren', 'firstAid'],
  chestPain: ['firstAidForIllness', 'firstAid'],
  stroke: ['stroke', 'firstAidForIllness', 'emergencyCare'],
  allergy: ['firstAidForIllness', 'allergy'],
  asthma: ['firstAidForIllness', 'asthma'],
  electricShock: ['firstAid', 'emergencyCare'],
  animalBite: ['rabies'],
  eyeSplash: ['eyeSplash', 'firstAid'],
  tooth: ['tooth', 'firstAid'],
};
