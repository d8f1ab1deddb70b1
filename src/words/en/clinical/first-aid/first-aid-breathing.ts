import { firstAidFigures as figures } from '../../../../facts/clinical/first-aid.ts';
import type { FirstAidWords } from '../../../clinical/first-aid-words.ts';

const { compressions, choking, asthma } = figures;

/** The cycle of resuscitation: '30 pushes and 2 breaths, over and over'. */
export const pushesAndBreaths = `${compressions.pushes} pushes and ${compressions.breaths} breaths, over and over`;

/** How to give one rescue breath; each step with breaths includes it. */
const breath = `Tilt the head back, lift the chin and pinch the nose. Blow for ${figures.breathSeconds} second, until the chest rises.`;

/** How to give a baby one rescue breath: a tilted head would close the airway. */
export const babyBreath = `Keep the baby's head level and lift the chin. Cover mouth and nose with your mouth, and blow gently until the chest rises.`;

const look = `look for normal breathing for ${figures.checkBreathingSeconds} seconds at most. Gasping is not breathing.`;
const call = 'Ask someone to call us. Alone? Call us on loudspeaker.';
const rate = `${compressions.rate.from} to ${compressions.rate.to} times a minute`;
const thirdOfChest = `Push one third of the chest deep, ${rate}.`;
const fiveBreaths = `Blow for ${figures.breathSeconds} second, until the chest rises. Give ${figures.firstBreaths} of these breaths. No rise? Lift the chin again, and take out only what you see in the mouth.`;
const untilHelp = `Then ${pushesAndBreaths}, until help comes. Cannot give breaths? Keep pushing.`;

const babyTitle = 'Baby under one year not breathing';

/** Steps for people who cannot breathe, or hardly. */
export const breathingWords = {
  babyNotBreathing: {
    id: 'baby-not-breathing',
    title: babyTitle,
    steps: [
      `Call out and tap the soles. Lay the baby on something firm. Keep the head level, lift the chin, and ${look}`,
      call,
      `Cover mouth and nose with your mouth, and blow gently. ${fiveBreaths}`,
      `Still not breathing? Put both thumbs on the breastbone, just below the nipples, and your hands round the chest. ${thirdOfChest}`,
      untilHelp,
    ],
    never: 'Do not shake a baby, and do not tilt the head back.',
  },
  childNotBreathing: {
    id: 'child-not-breathing',
    title: 'Child from one year not breathing',
    steps: [
      `Call out and tap the shoulders. Lay the child on firm ground. Tilt the head back, lift the chin, and ${look}`,
      call,
      `Pinch the nose and cover the mouth with yours. ${fiveBreaths}`,
      `Still not breathing? Put the heel of one hand on the middle of the chest. ${thirdOfChest}`,
      untilHelp,
    ],
  },
  notBreathing: {
    id: 'not-breathing',
    title: 'Adult not breathing',
    steps: [
      `Shout and tap the shoulders. Lay the person on firm ground. Tilt the head back, lift the chin, and ${look}`,
      call,
      `Put the heel of one hand on the middle of the chest and the other hand on top. Push hard, ${compressions.depth.from} to ${compressions.depth.to} cm deep, ${rate}. Let the chest come back up each time.`,
      `If you know how, give ${compressions.breaths} breaths after every ${compressions.pushes} pushes. ${breath} If not, keep pushing until help comes.`,
      `Nearly drowned? Give ${figures.firstBreaths} breaths first, if you can.`,
    ],
  },
  notAwake: {
    title: 'Breathes but does not wake',
    inShort:
      'Roll onto one side (in pregnancy the left), head tilted back, mouth down. A baby under one year: on one side in your arms, head a little low. Call, and watch the breathing.',
    steps: [
      'Roll onto one side, head tilted back, mouth pointing down.',
      'In pregnancy, onto the left side. A baby under one year: hold on one side in your arms, head a little low.',
      'After a fall or crash, move head and body as one.',
      'Call, and watch the breathing until help comes.',
    ],
  },
  choking: {
    id: 'choking-from-one-year-of-age',
    title: 'Choking, from one year of age',
    inShort: `Coughs or speaks? Let them cough. No sound? Lean them forward: ${choking.backBlows} firm blows between the shoulder blades. Still blocked? From behind, ${choking.thrusts} quick thrusts inwards and upwards, above the navel. In pregnancy, on the middle of the chest. Repeat both. Limp? Call, take out only what you see, and follow the steps for not breathing.`,
    steps: [
      'If the person can cough or speak, let them cough and stay with them.',
      `If no sound comes, lean them forward. Give ${choking.backBlows} firm blows between the shoulder blades with the heel of your hand.`,
      `If that fails, stand behind them. Give ${choking.thrusts} quick thrusts inwards and upwards, just above the navel. In pregnancy, thrust on the middle of the chest.`,
      `Repeat: ${choking.backBlows} blows, ${choking.thrusts} thrusts, until it comes out. Ask someone to call us.`,
      `If they stop responding, lay them down, call, and start ${pushesAndBreaths}. A child: ${figures.firstBreaths} breaths first. Before the breaths look into the mouth, and take out only what you see. ${breath}`,
      'It came out? Come for a check, even if all seems well. Thrusts can hurt the inside.',
    ],
    never: 'Never sweep a finger blindly through the mouth.',
  },
  chokingBaby: {
    id: 'choking-under-one-year',
    title: 'Choking, under one year',
    inShort: `Cries or coughs loudly? Do not hit the back: hold upright, watch, call. No sound or a weak cough? Face down along your forearm, head low: ${choking.backBlows} firm blows between the shoulder blades. Still blocked? Face up: press ${choking.thrusts} times on the breastbone with the heel of one hand. Repeat both. Limp? Call, take out only what you see, and follow the steps for a baby not breathing.`,
    steps: [
      'The baby cries, or coughs loudly and breathes between coughs? Do not hit the back. Hold the baby upright, watch, and call us.',
      `No sound, a weak cough or no breath? Lay the baby face down along your forearm, head low, and hold the head. Give ${choking.backBlows} firm blows between the shoulder blades with the heel of your hand.`,
      `Still blocked? Turn the baby over. Press ${choking.thrusts} times on the breastbone with the heel of one hand.`,
      'Repeat both until it comes out. Ask someone to call us.',
      `If the baby goes limp, lay it on something firm and call. Take out only what you see in the mouth. ${babyBreath} Give ${figures.firstBreaths} breaths. Then push the chest with both thumbs: ${pushesAndBreaths}.`,
      'It came out? Come for a check, even if all seems well.',
    ],
    never:
      'Never press on the belly of a baby, and never sweep a finger blindly through the mouth.',
  },
  drowning: {
    title: 'Nearly drowned',
    steps: [
      'Reach with a stick or a rope, or throw something that floats. Go in only if it is safe.',
      `Not breathing? Call, and give ${figures.firstBreaths} breaths, then ${pushesAndBreaths}. ${breath} For a baby, follow "${babyTitle}".`,
      'Breathing? Roll onto one side, take off wet clothes and keep warm.',
      'Come at once, even if all seems well.',
    ],
    never: 'Do not press on the belly to get the water out.',
  },
  allergy: {
    title: 'Severe allergy',
    steps: [
      'A swollen face or throat, wheezing or fainting: call at once.',
      'If there is an adrenaline pen, press it into the outer thigh.',
      'Lie flat with the legs up. If it is hard to breathe, sit with the legs out. In pregnancy, lie on the left side.',
      `Not better after ${figures.allergy.againAfterMinutes} minutes? Use a second pen.`,
    ],
    never: 'Do not stand or walk, even when it feels better.',
  },
  asthma: {
    title: 'Asthma attack',
    steps: [
      'Sit upright and loosen tight clothes.',
      `Take one puff of the blue inhaler every ${asthma.secondsApart.from} to ${asthma.secondsApart.to} seconds, up to ${asthma.puffs} puffs. Use a spacer if there is one.`,
      'No inhaler, not better, or too short of breath to talk? Call and come at once.',
    ],
  },
} as const satisfies Record<string, FirstAidWords>;
