import { firstAidFigures as figures } from '../../../../facts/clinical/first-aid.ts';
import type { FirstAidWords } from '../../../clinical/first-aid-words.ts';

const { bleeding, tooth } = figures;

/** Steps after an injury, a bite or a splash. */
export const injuryWords = {
  bleeding: {
    title: 'Heavy bleeding',
    inShort: `Blood spurts from an arm or leg, or it is torn off? Tie a band, at least ${bleeding.bandCentimetres} cm wide, a hand's width above the wound. Twist it tight with a stick. Write down the time. Any other wound: press a clean cloth hard on it for ${bleeding.pressMinutes} minutes, without lifting it. Soaked? Add a second cloth, lean in harder. Lay flat, keep warm. From the vagina? Do not press.`,
    steps: [
      `Blood that spurts from an arm or leg, or a torn-off hand or foot: tie a band first. Make it at least ${bleeding.bandCentimetres} cm wide. Tie it a hand's width above the wound, not on a joint.`,
      'Twist the band with a stick until the bleeding stops. Write down the time.',
      `Any other wound: press a clean cloth hard on it with both hands for ${bleeding.pressMinutes} minutes. Do not lift it to look. Ask someone to call us.`,
      'If blood soaks through, add a second cloth and lean in harder. If an arm or leg still bleeds heavily, tie the band.',
      'Lay the person flat and keep them warm.',
      'A finger, hand or foot is off? Wrap it in a clean damp cloth, in a closed plastic bag. Lay the bag on ice, never the part itself, and bring it.',
      `From the nose? Sit, lean forward and pinch the soft part of the nose for ${bleeding.noseMinutes} minutes. Not stopped? Come at once.`,
      'From the vagina? Do not press. Follow the steps for bleeding in pregnancy or after a birth.',
    ],
    never:
      'Only a clinician may loosen the band. Leave a knife, stick or piece of glass where it is, and press around it.',
  },
  burns: {
    title: 'Burns and scalds',
    inShort: `Clothes on fire? Lie down and roll. Cool under running water for ${figures.burns.coolMinutes} minutes. Rings off. Cover with cling film or a clean plastic bag.`,
    steps: [
      'Clothes on fire? Stop, lie down and roll, or put the flames out with a blanket or water. Move away from the fire. Switch the power off before you touch anyone who had a shock.',
      `Hold the burn under cool running water for ${figures.burns.coolMinutes} minutes, even if you begin late.`,
      'Take off rings and loose clothing, but leave what sticks.',
      'Cover with cling film or a clean plastic bag, and keep the rest of the body warm.',
    ],
    never: 'No toothpaste, egg, flour, fat or ice.',
  },
  electricShock: {
    title: 'Electric shock',
    steps: [
      'Switch the power off first. Until then, do not touch the person.',
      'Under a fallen power line, stay far away and call.',
      'Not breathing? Follow the steps for not breathing.',
      'Come at once, even if all seems well.',
    ],
  },
  poison: {
    title: 'Poison',
    inShort:
      'Call, and say what, how much and when. Pesticide: gloves on, wash it off with soap and water; not breathing, do not blow into the mouth. Drowsy: on the left side. Bring the packet.',
    steps: [
      'Call, and say what it was, how much and when.',
      'Pesticide or another splash: put gloves or plastic bags on your hands. Take off the wet clothes, then wash the skin with soap and plenty of water.',
      `Rinse eyes with clean water for ${figures.eyes.rinseMinutes} minutes.`,
      'Drowsy? Lay the person on the left side and watch the breathing.',
      'Not breathing? Follow the steps for not breathing. After pesticide or acid, do not blow into the mouth.',
      'Bring the bottle, packet or plant with you.',
    ],
    never: 'Do not make anyone vomit. Give no milk and no salt water.',
  },
  carbonMonoxide: {
    title: 'Fumes from a jiko or generator',
    steps: [
      'Headache, dizziness or vomiting near a jiko, a fire or a generator may be carbon monoxide. It has no smell.',
      'Get everyone out into fresh air, including yourself. Open doors and windows on the way.',
      'Call and come at once, even if everyone feels better outside. They need oxygen. Bring pregnant women and babies first.',
      'Someone does not wake or breathe? Carry them out, then follow those steps.',
    ],
    never: 'Do not go back in. Never sleep with a jiko in the room.',
  },
  snakebite: {
    title: 'Snakebite',
    inShort:
      'Keep still, splint and carry. Rings and shoes off. Vomiting: onto the left side. Come at once.',
    steps: [
      'Keep the person still and calm. Splint the limb and carry them.',
      'Take off rings and shoes before the swelling starts.',
      `Venom in the eyes: rinse with clean water for ${figures.eyes.rinseMinutes} minutes.`,
      'Vomiting or drowsy? Lay the person on the left side. Breathing grows weak? Call at once. If it stops, follow the steps for not breathing.',
      'Come at once, even if the bite does not hurt.',
    ],
    never: 'Do not cut, suck, burn or tie the bite. No black stone. Do not hunt the snake.',
  },
  animalBite: {
    title: 'Dog or other animal bite',
    steps: [
      `Wash the wound with soap and running water for ${figures.animalBite.washMinutes} minutes, even a scratch.`,
      'Then come at once after a dog, a cat, a bat or any other animal, however small the wound. Come too if it was days ago or the animal was vaccinated.',
      'The vaccine against rabies works only before the illness starts.',
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
      `If you cannot, carry it in a cup of milk. Come within ${tooth.dentistWithinMinutes} minutes, at night too: the clinician on duty sees you.`,
    ],
    never: 'Never push a milk tooth back.',
  },
} as const satisfies Record<string, FirstAidWords>;
