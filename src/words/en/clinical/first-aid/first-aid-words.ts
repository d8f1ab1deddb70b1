import { type FirstAid, firstAidFigures as figures } from '../../../../facts/clinical/first-aid.ts';
import { site } from '../../../../facts/hospital/site.ts';
import type { FirstAidWords } from '../../../clinical/first-aid-words.ts';
import { birthWords } from './first-aid-birth.ts';
import { breathingWords } from './first-aid-breathing.ts';
import { injuryWords } from './first-aid-injury.ts';

const { lowSugar } = figures;

/** Steps until help comes, the same on every page. */
export const firstAidWords: Readonly<Record<FirstAid, FirstAidWords>> = {
  ...breathingWords,
  ...birthWords,
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
  stroke: {
    title: 'Stroke',
    steps: [
      'A drooping face, a weak arm or slurred speech: call at once, even if it passes.',
      'Note when it began, or when the person was last well.',
      'Lay them down with the head raised, or on one side if drowsy.',
      'Ask us on the phone where to go. A stroke needs a CT scan, and we have no scanner.',
    ],
    never: 'Nothing to eat or drink, and no aspirin.',
  },
  fits: {
    title: 'Fits',
    inShort: `Put something soft under the head. Afterwards roll onto one side. Call at once. Adult with known epilepsy, not pregnant or hurt: call if it lasts ${figures.fits.callAfterMinutes} minutes, comes twice, or they do not wake.`,
    steps: [
      'Note the time. Move hard things away and put something soft under the head.',
      `Call at once for any fit. One exception: an adult with known epilepsy who is not pregnant and not hurt. Then call if the fit lasts ${figures.fits.callAfterMinutes} minutes, comes twice, or the person does not wake.`,
      'When the shaking stops, turn the person on one side and watch the breathing.',
    ],
    never: 'Do not hold the person down. Put nothing between the teeth and give nothing to drink.',
  },
  lowSugar: {
    title: 'Low sugar in diabetes',
    inShort: `Shaky, sweating or confused, but awake: ${lowSugar.grams} g of sugar, about ${lowSugar.teaspoons} teaspoons in water. A child under ${lowSugar.child.underYears}: ${lowSugar.child.teaspoons.from} to ${lowSugar.child.teaspoons.to}. Not better after ${lowSugar.againAfterMinutes} minutes? Again, and call.`,
    steps: [
      'Shaky, sweating, hungry or confused: act at once, even without a meter.',
      `Awake and able to swallow: give ${lowSugar.grams} g of sugar. That is about ${lowSugar.teaspoons} teaspoons in water, or half a glass of soda or juice, but no diet drink. A child under ${lowSugar.child.underYears}: ${lowSugar.child.teaspoons.from} to ${lowSugar.child.teaspoons.to} teaspoons.`,
      `Not better after ${lowSugar.againAfterMinutes} minutes? Give it again and call.`,
      'Once better, give a meal.',
      `On diabetes tablets, over ${lowSugar.comeAnywayFromYears}, or with kidney disease: come even when it is better. It can fall again for a day or more.`,
    ],
    never: 'Drowsy or in a fit: nothing by mouth. Roll onto one side, call, and come at once.',
  },
};

/** Check for danger before touching anyone. */
export const lookFirst = `Look for danger first: traffic, fire, live wires. Call ${site.phone}, or ask someone to call while you help.`;

/** First steps for someone who breathes but does not wake. */
export const recoveryPosition = `${firstAidWords.notAwake.title}: ${firstAidWords.notAwake.steps
  .slice(0, 3)
  .join(' ')
  .replace(/^R/, 'r')}`;

/** What matters most in byMouth: its first words. */
export const byMouthStart = 'Nothing by mouth';

/** When to give nothing by mouth, and when something is needed. */
export const byMouth =
  `${byMouthStart} for anyone drowsy, in a fit, badly hurt or likely to need an operation. But ` +
  'give sugar to a person with diabetes who is shaky and awake. Give breast milk or rehydration ' +
  'salts to a child who can drink.';
