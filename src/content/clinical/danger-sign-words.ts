import {
  type DangerSign,
  dangerSigns,
  fastBreathing,
  type PatientGroup,
} from '../../facts/clinical/danger-signs.ts';
import { firstAidFigures } from '../../facts/clinical/first-aid.ts';
import { labourLimits } from '../../facts/clinical/labour.ts';
import { feverWords } from './fever-words.ts';

const fast = `${fastBreathing.newborn} breaths a minute or more`;

const words: Readonly<Record<DangerSign, string>> = {
  bleedingInPregnancy: 'Any bleeding from the vagina',
  headacheOrSight: 'A bad headache, blurred sight, or a swollen face or hands',
  fitOrFainting: 'A fit, or fainting',
  breathingOrChestPain: 'Trouble breathing, or chest pain',
  movesLess: 'Your baby moves less than usual, or stops moving',
  watersBreak: 'Waters that break, most of all if they are green, brown or bloody',
  earlyPains: `Regular pains before ${labourLimits.preterm.beforeWeek} weeks`,
  bellyPain: 'Severe belly pain',
  feverInPregnancy: 'Fever, shivering, or too weak to get up',
  swollenLeg: 'One leg that is swollen, red or painful',
  vomitingInPregnancy: 'Vomiting so much that nothing stays down',
  blowToBelly: 'A fall or a blow to the belly',
  thoughtsOfHarm: 'Thoughts of harming yourself or your baby',
  bleedingAfterBirth: 'A pad soaked in an hour or less, large clots, or bleeding that grows',
  feverAfterBirth: 'Fever, shivering, or too weak to get up after the birth',
  foulDischarge: 'Discharge from the vagina that smells bad',
  openWound: 'A wound that is red, opens, or leaks pus',
  newbornFeeds: 'Will not feed, or feeds much less',
  newbornFit: 'A fit: jerking, stiff, or staring',
  newbornBreathing: `Fast breathing (${fast}), grunting, or the chest pulling in`,
  newbornColour: 'Blue or very pale lips or skin',
  newbornTemperature: `Hot or cold: ${feverWords.youngBaby.detail}`,
  newbornLimp: 'Limp, hard to wake, or moves only when touched',
  newbornYellow: 'Yellow skin in the first 24 hours, or yellow palms or soles at any time',
  newbornCord: 'A cord stump that is red, smells, leaks pus or bleeds',
  newbornEyes: 'Swollen eyes with pus',
  newbornVomit: 'Green or bloody vomit, or a swollen belly',
  childBreathing: 'Fast breathing, or the chest pulling in',
  childFit: 'A fit',
  childHardToWake: 'Hard to wake, limp, or confused',
  childDrinks: 'Not able to drink or breastfeed, or vomiting everything',
  childColour: 'Blue, grey or very pale lips or skin',
  childStiffNeck: 'A stiff neck, or a bulging soft spot on the head',
  childSpots: 'Dark spots that do not fade when pressed',
  childDry: 'Sunken eyes, or no urine for half a day',
  childBlood: 'Blood in the stool or the vomit',
  childPoison: 'Swallowed poison, a medicine or a battery',
  notBreathing: 'A person who does not wake, or does not breathe normally',
  chestPain: 'Chest pain or tightness, also if it has eased',
  strokeSigns: 'A drooping face, a weak arm or slurred speech, also if it passes',
  troubleBreathing: 'Trouble breathing',
  heavyBleeding: `Heavy bleeding that ${firstAidFigures.bleeding.pressMinutes} minutes of pressing do not stop`,
  fit: 'A fit',
  allergy: 'A swollen face or throat, or wheezing, after food, a sting or a medicine',
  headInjury: 'A serious injury, or a blow to the head with vomiting or sleepiness',
  confusedFever: 'Fever with confusion or a stiff neck',
  poison: 'Swallowed poison or too much medicine',
  snakebite: 'A snakebite',
  largeBurn: 'A burn larger than the palm, or on the face, hands or private parts',
  electricShock: 'An electric shock, or nearly drowned',
  wantsToDie: 'Wants to die, or to hurt someone',
};

/** One danger sign in words. */
export function dangerSignText(sign: DangerSign): string {
  return words[sign];
}

/** The danger signs of a group, one line each, most deadly first. */
export function dangerSignTexts(group: PatientGroup): string[] {
  return dangerSigns[group].map((sign) => words[sign]);
}
