import type { EmergencyTopic } from '../../../locales/search-words.ts';
import type { SectionReference } from '../index/section-reference.ts';

const emergency = (fragment: string): SectionReference => ({ name: 'emergency', fragment });
const guide = (entryId: string, fragment: string): SectionReference => ({
  name: 'medicalBlogPost',
  entryId,
  fragment,
});

const babyNotBreathing = emergency('baby-not-breathing');
const childNotBreathing = emergency('child-not-breathing');
const notBreathing = emergency('not-breathing');
const callOrCome = emergency('call-or-come-now');
const choking = emergency('choking-from-one-year-of-age');
const chokingBaby = emergency('choking-under-one-year');
const helplines = guide('mental-health-awareness', 'numbers-to-call');
const illChild: SectionReference = { name: 'pediatrics', fragment: 'fever-and-danger-signs' };

const birthBleeding = emergency('birth-bleeding');

/** Topics with steps of their own, for a patient whose age the words give. */
type AgedTopic = 'babyNotBreathing' | 'childNotBreathing';

/** The sections to read first in each emergency, most important first. */
export const firstAidSections: Readonly<
  Record<EmergencyTopic | AgedTopic, readonly SectionReference[]>
> = {
  babyNotBreathing: [babyNotBreathing],
  childNotBreathing: [childNotBreathing, babyNotBreathing],
  notBreathing: [notBreathing, childNotBreathing, babyNotBreathing],
  drowning: [emergency('nearly-drowned'), notBreathing],
  electricShock: [emergency('electric-shock'), notBreathing],
  chokingBaby: [chokingBaby],
  choking: [choking, chokingBaby],
  babyComing: [emergency('baby-coming'), birthBleeding],
  birthBleeding: [birthBleeding, { name: 'maternity', fragment: 'danger-signs' }],
  pregnancyDanger: [{ name: 'maternity', fragment: 'danger-signs' }, callOrCome],
  bleeding: [emergency('heavy-bleeding')],
  labour: [{ name: 'maternity', fragment: 'when-to-come-in-labour' }],
  fit: [emergency('fits')],
  chestPain: [emergency('chest-pain')],
  stroke: [emergency('stroke')],
  notAwake: [emergency('breathes-but-does-not-wake'), notBreathing],
  severeAllergy: [emergency('severe-allergy')],
  asthma: [emergency('asthma-attack')],
  burn: [emergency('burns-and-scalds')],
  carbonMonoxide: [emergency('fumes-from-a-jiko-or-generator'), notBreathing],
  poison: [emergency('poison')],
  snakebite: [emergency('snakebite')],
  animalBite: [emergency('dog-or-other-animal-bite')],
  headInjury: [callOrCome],
  lowSugar: [emergency('low-sugar-in-diabetes')],
  highSugar: [guide('diabetes-management-kenya', 'urgent-signs'), callOrCome],
  eyeSplash: [emergency('a-chemical-in-the-eye')],
  eye: [{ name: 'eyeCare', fragment: 'eye-emergencies' }],
  tooth: [emergency('a-knocked-out-adult-tooth')],
  suicide: [helplines, emergency('national-lines')],
  mind: [helplines, callOrCome],
  sexualAssault: [emergency('after-rape-or-sexual-assault')],
  newbornDanger: [illChild],
  childDanger: [illChild, callOrCome],
  anything: [callOrCome],
};
