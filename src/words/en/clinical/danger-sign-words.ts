import {
  fastBreathing,
  headInjuryFromYears,
  newbornJaundice,
  padSoaked,
  pressureInPregnancy,
  socketBleeding,
} from '../../../facts/clinical/danger-limits.ts';
import type { DangerSign } from '../../../facts/clinical/danger-signs.ts';
import { firstAidFigures } from '../../../facts/clinical/first-aid.ts';
import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import { afterOperation } from '../../../facts/clinical/preparation.ts';
import { readDangerSigns } from '../../formats/read-danger-signs.ts';
import { feverAtRisk, feverByAge, feverWords, malariaTrip } from './fever-words.ts';

const fast = `${fastBreathing.newborn} breaths a minute or more`;
const { firstHours, lateWeeks } = newbornJaundice;
const pressure = `${pressureInPregnancy.systolic}/${pressureInPregnancy.diastolic}`;
const { fits } = firstAidFigures;

/** Text of each danger sign, as a line of a list. */
export const dangerSignWords: Readonly<Record<DangerSign, string>> = {
  bleedingInPregnancy: 'Any bleeding from the vagina',
  headacheOrSight: 'A bad headache, blurred sight, or a swollen face or hands',
  fitOrFainting: 'A fit, or fainting',
  breathingOrChestPain: 'Trouble breathing, or chest pain',
  movesLess: 'Your baby moves less than usual, or stops moving',
  watersBreak: 'Your waters break, especially if they are green, brown or bloody',
  cordFelt: 'A cord that you feel or see in the vagina',
  earlyPains: `Regular pains before ${labourLimits.preterm.beforeWeek} weeks`,
  bellyPain: 'Severe belly pain',
  feverInPregnancy: 'Fever, shivering, or too weak to get up',
  swollenLeg: 'One leg that is swollen, red or painful',
  vomitingInPregnancy: 'Vomiting so much that nothing stays down',
  diarrhoeaInPregnancy: 'Watery diarrhoea again and again',
  highPressure: `A blood pressure of ${pressure} or more`,
  blowToBelly: 'A fall or a blow to the belly',
  unlikeHerself: 'Confused, hearing voices, not sleeping at all, or very unlike her usual self',
  thoughtsOfHarm: 'Thoughts of harming yourself or your baby',
  bleedingAfterBirth: `A pad soaked within ${padSoaked.hours * 60} minutes, large clots, or bleeding that grows`,
  feverAfterBirth: 'Fever, shivering, or too weak to get up after the birth',
  foulDischarge: 'Discharge from the vagina that smells bad',
  openWound: 'A wound that is red, opens, or leaks pus',
  newbornFeeds: 'Will not feed, or feeds much less',
  newbornFit: 'A fit: jerking, stiff, or staring',
  newbornBreathing: `Fast breathing (${fast}), grunting, or the chest pulling in`,
  newbornColour: 'Blue or very pale lips or skin',
  newbornTemperature: `Hot or cold: ${feverWords.youngBaby.detail}`,
  newbornLimp: 'Limp, hard to wake, or moves only when touched',
  newbornYellow: `Yellow eyes, gums or skin in the first ${firstHours} hours; at any time yellow palms or soles, or yellow and feeding badly`,
  newbornYellowLong: `Still yellow after ${lateWeeks} weeks; at any time pale stools or dark urine`,
  newbornCord: 'A cord stump that is red, smells, leaks pus or bleeds',
  newbornEyes: 'A newborn with swollen eyelids or pus in the eyes',
  newbornVomit: 'Green or bloody vomit, or a swollen belly',
  childBreathing: 'Fast, hard or noisy breathing, or the chest pulling in',
  childFit: 'A fit',
  childHardToWake: 'Hard to wake, limp, or confused',
  childDrinks: 'Not able to drink or breastfeed, or vomiting everything',
  childFever: feverByAge,
  feverAtRisk,
  malariaTrip,
  childColour: 'Blue, grey or very pale lips or skin',
  childStiffNeck: 'A stiff neck, or a bulging soft spot on the head',
  childSpots: 'Dark spots that do not fade when pressed',
  childDry: 'Sunken eyes, or no urine for 12 hours',
  childBlood: 'Blood in the stool or the vomit',
  childPoison: 'Swallowed poison, a medicine, a button battery or a magnet',
  childHead:
    'Any blow to the head in a baby; in an older child one with a blackout, vomiting, sleepiness or a fit',
  notBreathing: 'A person who does not wake, or does not breathe normally',
  chestPain: 'Chest pain or tightness, even if it has eased',
  strokeSigns: 'A drooping face, a weak arm or slurred speech, even if it passes',
  troubleBreathing: 'Trouble breathing',
  heavyBleeding: 'Heavy bleeding, or bleeding that pressing does not stop',
  fit: `A fit (known epilepsy: one of ${fits.callAfterMinutes} minutes, or two)`,
  allergy: 'A swollen face or throat, or wheezing, after food, a sting or a medicine',
  headInjury: 'A serious injury, or a blow to the head with a blackout, vomiting or sleepiness',
  wateryDiarrhoea: `Watery diarrhoea again and again, with weakness, cramps, sunken eyes or no urine for ${afterOperation.hoursWithoutUrine} hours`,
  headInjuryAtRisk: `Any blow to the head from ${headInjuryFromYears} years, on blood thinners, or in a baby`,
  confused: 'Sudden confusion; fever with a stiff neck, or too weak to stand',
  diabetesIll: 'With diabetes: vomiting, deep fast breathing, or very sleepy',
  cannotPassUrine: 'Cannot pass urine, or a sudden pain or swelling in a testicle',
  suddenHeadache: 'A sudden, very bad headache, or sudden loss of sight',
  bellyPainOrBlood: 'Severe belly pain, vomiting or coughing up blood, or black stool',
  poison: 'Swallowed poison or too much medicine',
  snakebite: 'A snakebite',
  animalBite: 'A bite or scratch by a dog, cat or any other animal, even days ago',
  largeBurn:
    'A burn larger than the palm, on the face, hands, feet or private parts, or in a small child',
  electricShock: 'An electric shock, or nearly drowned',
  wantsToDie: 'Wants to die, or to hurt someone',
  dressingSoaked: 'Bleeding that soaks a dressing',
  feverAfterOperation: `A temperature of ${afterOperation.feverFrom} °C or more, or shivering`,
  woundBad: 'A wound that is hot, swollen, leaking pus or opening',
  swollenCalf: 'A swollen, painful calf',
  vomitingWillNotStop: 'Vomiting that will not stop',
  noUrine: `No urine for ${afterOperation.hoursWithoutUrine} hours`,
  faceSwells: 'Swelling of the face, jaw or neck, or under the tongue',
  mouthShut: 'Trouble opening your mouth',
  hardToSwallow: 'Trouble swallowing or breathing',
  toothFever: 'Toothache with fever',
  socketBleeds: `Bleeding that goes on after ${socketBleeding.minutes} minutes of firm biting`,
  jawInjury: 'A broken jaw, or teeth that no longer meet after a blow',
  sightLost: 'Sudden loss of sight',
  eyeSplash: 'A chemical in the eye',
  eyePierced: 'Something piercing the eye: do not pull it out',
  eyeBlow: 'A hard blow to the eye',
  eyePain: 'A very painful red eye',
  eyeFlashes: 'New flashes, or a curtain across your view',
};

/** Advice for jaundice in a baby without any of the signs. */
export const mildJaundice =
  'Look at the eyes and gums: on dark skin the yellow shows there first. Yellow, but no danger ' +
  'sign of a newborn? Show us your baby the same day.';

/** Opens the part of a list that is folded; the first signs are above it. */
export const allSignsLabel = (count: number) => `See all ${count} signs`;

export const { dangerSignText, signTexts, signsInSentence, dangerSignTexts } =
  readDangerSigns(dangerSignWords);
