import { type FirstAid, firstAidFigures as figures } from '../../facts/clinical/first-aid.ts';

const { compressions, choking, lowSugar } = figures;

/** First aid for one emergency: what to do in order, and what never to do. */
export interface FirstAidWords {
  title: string;
  steps: readonly string[];
  never?: string;
}

const pushes = `${compressions.pushes} pushes and ${compressions.breaths} breaths`;

/** The steps until help comes, the same on every page. */
export const firstAidWords: Readonly<Record<FirstAid, FirstAidWords>> = {
  notBreathing: {
    title: 'Not breathing',
    steps: [
      `Tap the shoulders and shout. Look for normal breathing for ${figures.checkBreathingSeconds} seconds at most. Gasping is not breathing.`,
      'Call, and lay the phone beside you on loudspeaker.',
      'Lay the person on the back on firm ground. Put the heel of one hand on the middle of the chest and the other hand on top.',
      `Push hard and fast: ${compressions.depth.from} to ${compressions.depth.to} cm deep, ${compressions.rate.from} to ${compressions.rate.to} times a minute. Let the chest rise each time.`,
      `If you know how, give ${compressions.breaths} breaths after every ${compressions.pushes} pushes. If not, keep pushing until help comes.`,
      `A child, a baby, or anyone who nearly drowned: give ${figures.firstBreaths} breaths first if you can, then ${pushes}. Push one third of the chest deep: one hand on a child, two thumbs on a baby.`,
    ],
  },
  choking: {
    title: 'Choking, from one year of age',
    steps: [
      'If the person can cough or speak, let them cough and stay with them.',
      `If no sound comes, lean them forward. Give ${choking.backBlows} firm blows between the shoulder blades with the heel of your hand.`,
      `If that fails, stand behind them. Give ${choking.thrusts} quick thrusts inwards and upwards, just above the navel. In pregnancy, thrust on the middle of the chest.`,
      `Go on with ${choking.backBlows} and ${choking.thrusts} until it comes out. Let somebody else call.`,
      `If they stop responding, lay them down, call, and start ${pushes}. Look into the mouth before the breaths, and take out only what you see.`,
    ],
    never: 'Never sweep a finger blindly through the mouth.',
  },
  chokingBaby: {
    title: 'Choking, under one year',
    steps: [
      `Lay the baby face down along your forearm, head low. Give ${choking.backBlows} firm blows between the shoulder blades.`,
      `Turn the baby over. Press ${choking.thrusts} times on the breastbone with the heel of one hand.`,
      'Repeat both until it comes out. Let somebody else call.',
      `If the baby goes limp, lay it on something firm, call, and start pushes and breaths: ${figures.firstBreaths} breaths first, then ${pushes}.`,
    ],
    never: 'Never press on the belly of a baby.',
  },
  bleeding: {
    title: 'Heavy bleeding',
    steps: [
      `Press a clean cloth hard on the wound with both hands for ${figures.bleeding.pressMinutes} minutes. Do not lift it to look.`,
      'If blood soaks through, add a second cloth and lean in harder.',
      'Lay the person flat and keep them warm.',
      'If blood still pours from an arm or leg, tie a wide band above the wound. Twist it tight with a stick and write down the time.',
    ],
    never: 'Leave a knife, stick or piece of glass where it is, and press around it.',
  },
  burns: {
    title: 'Burns and scalds',
    steps: [
      'Move away from the fire. Switch the power off before you touch anyone who had a shock.',
      `Hold the burn under cool running water for ${figures.burns.coolMinutes} minutes, even if you begin late.`,
      'Take off rings and loose clothing, but leave what sticks.',
      'Cover with cling film or a clean plastic bag, and keep the rest of the body warm.',
    ],
    never: 'No toothpaste, egg, flour, fat or ice.',
  },
  fits: {
    title: 'Fits',
    steps: [
      'Note the time. Move hard things away and put something soft under the head.',
      `Call at once for a child, in pregnancy or at a first fit. For anyone else call at ${figures.fits.callAfterMinutes} minutes or at a second fit.`,
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
    never: 'Drowsy or in a fit: nothing by mouth. Rub a little sugar inside the cheek, and come.',
  },
  poison: {
    title: 'Poison',
    steps: [
      'Call, and say what it was, how much and when.',
      `Wash splashes off the skin. Rinse eyes with clean water for ${figures.eyes.rinseMinutes} minutes.`,
      'Bring the bottle, packet or plant with you.',
    ],
    never: 'Do not make anyone vomit. Give no milk and no salt water.',
  },
  snakebite: {
    title: 'Snakebite',
    steps: [
      'Keep the person still and calm. Splint the limb and carry them.',
      'Take off rings and shoes before the swelling starts.',
      `Venom in the eyes: rinse with clean water for ${figures.eyes.rinseMinutes} minutes.`,
      'Come at once, also if the bite does not hurt.',
    ],
    never: 'Do not cut, suck, burn or tie the bite. No black stone. Do not hunt the snake.',
  },
};

/** Somebody who breathes but does not wake, first of all the airway. */
export const recoveryPosition =
  'Breathes but does not wake: roll onto one side, head tilted back, mouth pointing down. After a ' +
  'fall or crash move head and body as one.';

/** Who gets nothing by mouth, and who must get something. */
export const byMouth =
  'Nothing by mouth for anyone drowsy, in a fit, badly hurt or likely to need an operation. But ' +
  'sugar for a person with diabetes who is shaky and awake, and breast milk or rehydration salts ' +
  'for a child who can drink.';
