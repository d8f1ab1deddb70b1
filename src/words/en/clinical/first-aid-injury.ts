import { firstAidFigures as figures } from '../../../facts/clinical/first-aid.ts';
import type { FirstAidWords } from './first-aid-words.ts';

const { tooth } = figures;

/** The steps after an injury, a bite or a splash. */
export const injuryWords = {
  bleeding: {
    title: 'Heavy bleeding',
    steps: [
      `Press a clean cloth hard on the wound with both hands for ${figures.bleeding.pressMinutes} minutes. Do not lift it to look. Let somebody call.`,
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
  electricShock: {
    title: 'Electric shock',
    steps: [
      'Switch the power off first. Do not touch the person before.',
      'Under a fallen power line, stay far away and call.',
      'Not breathing? Start pushing on the chest.',
      'Come at once, also if all seems well.',
    ],
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
  animalBite: {
    title: 'Dog or other animal bite',
    steps: [
      `Wash the wound with soap and running water for ${figures.animalBite.washMinutes} minutes, also a scratch.`,
      'Come the same day, however small it is. The vaccine against rabies works only before the illness starts.',
    ],
    never: 'No herbs, oil, chilli or tight bandage on the wound.',
  },
  eyeSplash: {
    title: 'A chemical in the eye',
    steps: [
      `Rinse at once with clean running water for at least ${figures.eyes.rinseMinutes} minutes. Hold the eyelids open.`,
      'Take out contact lenses while you rinse.',
      'Then come at once, with the container or a photo of it.',
    ],
    never: 'Do not rub the eye, and put nothing but water in it.',
  },
  tooth: {
    title: 'A knocked-out adult tooth',
    steps: [
      'Pick it up by the white part, not by the root.',
      `Dirty? Rinse it for ${tooth.rinseSeconds} seconds in milk or clean water. Do not scrub.`,
      'Push it back into its place and bite gently on a cloth.',
      `If you cannot, carry it in a cup of milk. Be with a dentist within ${tooth.dentistWithinHours} hour.`,
    ],
    never: 'Never push a milk tooth back.',
  },
} as const satisfies Record<string, FirstAidWords>;
