import { type FirstAid, firstAidFigures as figures } from '../../../facts/clinical/first-aid.ts';
import { site } from '../../../facts/site.ts';
import { breathingWords } from './first-aid-breathing.ts';
import { injuryWords } from './first-aid-injury.ts';

const { lowSugar } = figures;

/** First aid for one emergency: what to do in order, and what never to do. */
export interface FirstAidWords {
  title: string;
  steps: readonly string[];
  never?: string;
}

/** The steps until help comes, the same on every page. */
export const firstAidWords: Readonly<Record<FirstAid, FirstAidWords>> = {
  ...breathingWords,
  ...injuryWords,
  chestPain: {
    title: 'Chest pain',
    steps: [
      'Call at once. Pain that goes to the arm, jaw or back, with sweat, may be a heart attack.',
      'Sit down, half upright, and rest. Loosen tight clothes.',
      'Ask us on the phone about aspirin before you take it.',
    ],
    never: 'Do not walk or drive yourself.',
  },
  fits: {
    title: 'Fits',
    steps: [
      'Note the time. Move hard things away and put something soft under the head.',
      `Call at once for a child, in pregnancy, after an injury or at a first fit. For anyone else call at ${figures.fits.callAfterMinutes} minutes or at a second fit.`,
      'When the shaking stops, turn the person on one side and watch the breathing.',
    ],
    never: 'Hold nobody down. Put nothing between the teeth and give nothing to drink.',
  },
  lowSugar: {
    title: 'Low sugar in diabetes',
    steps: [
      'Shaky, sweating, hungry or confused: act at once, also without a meter.',
      `Awake and able to swallow: give ${lowSugar.grams} g of sugar, about ${lowSugar.teaspoons} teaspoons in water, or half a glass of soda or juice.`,
      `Not better after ${lowSugar.againAfterMinutes} minutes? Give it again and call.`,
      'Once better, give a meal.',
    ],
    never: 'Drowsy or in a fit: nothing by mouth. Roll onto one side, call, and come at once.',
  },
};

/** Before anybody is touched. */
export const lookFirst = `Look for danger first: traffic, fire, live wires. Call ${site.phone}, or let somebody call while you help.`;

/** Somebody who breathes but does not wake, first of all the airway. */
export const recoveryPosition = `${firstAidWords.notAwake.title}: ${firstAidWords.notAwake.steps
  .slice(0, 2)
  .join(' ')
  .replace(/^R/, 'r')}`;

/** Who gets nothing by mouth, and who must get something. */
export const byMouth =
  'Nothing by mouth for anyone drowsy, in a fit, badly hurt or likely to need an operation. But ' +
  'give sugar to a person with diabetes who is shaky and awake. Give breast milk or rehydration ' +
  'salts to a child who can drink.';
