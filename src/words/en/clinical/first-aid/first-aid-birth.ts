import { padSoaked } from '../../../../facts/clinical/danger-limits.ts';
import { firstAidFigures } from '../../../../facts/clinical/first-aid.ts';
import type { FirstAidWords } from '../../../clinical/first-aid-words.ts';
import { cordPosition } from '../labour-words.ts';
import { babyBreath, pushesAndBreaths } from './first-aid-breathing.ts';

const birthBleeding = 'Bleeding in pregnancy or after a birth';
const minutes = `${padSoaked.hours * 60} minutes`;

/** Steps at a birth outside the hospital, and for bleeding before or after one. */
export const birthWords = {
  babyComing: {
    id: 'baby-coming',
    title: 'Baby coming before you reach us',
    inShort: `A cord or hand first? ${cordPosition} Neither, but you must push? Stay, call us on loudspeaker, lie on your side and pant. Dry the baby, lay it naked on your chest and cover you both. Not breathing? Rub the back firmly, then follow the steps for a baby. Afterbirth not out after ${firstAidFigures.afterbirthMinutes} minutes, or a lot of blood? Call again. Come in any case.`,
    steps: [
      `You feel or see the cord, or a hand? ${cordPosition}`,
      'No cord and no hand, but you must push, or you see the head? Stay where you are, or stop the car. Call us on loudspeaker.',
      'Lie on your side or kneel on something soft. Pant, and let the head come slowly.',
      'A foot or the bottom comes first? Tell us. Do not pull.',
      'If the cord is loose round the neck, lift it over the head.',
      'Dry the baby at once. Lay the baby naked on your bare chest, face free. Cover you both, with a hat on the baby.',
      `Not crying or breathing? Rub the back firmly with a dry cloth. Still not breathing: ${babyBreath} Give ${firstAidFigures.firstBreaths} breaths. Still no breath? Push the chest with both thumbs: ${pushesAndBreaths}.`,
      `Offer the breast. Let the afterbirth come on its own, and bring it with you. Not out after ${firstAidFigures.afterbirthMinutes} minutes? Call again and come now.`,
      'Pains again, and the belly still large? A second baby may be coming: do the same.',
      `Come at once, even if all seems well. If you bleed a lot, follow "${birthBleeding}".`,
    ],
    never: 'Do not pull the baby. Do not pull or cut the cord. Put nothing into the vagina.',
  },
  birthBleeding: {
    id: 'birth-bleeding',
    title: birthBleeding,
    inShort: `Pregnant: lie on your left side. After a birth: lie flat, raise the legs, pass urine, put the baby to the breast. Afterbirth out? Rub the womb firmly, just below the navel, until it feels hard. Come at once for any bleeding in pregnancy, a pad soaked within ${minutes}, large clots or feeling faint. Keep the pads.`,
    steps: [
      `Call and come at once for any bleeding in pregnancy. After a birth, come at once for a pad soaked in ${minutes} or less, large clots, or feeling faint.`,
      'In pregnancy: lie on your left side and keep warm.',
      'After a birth: lie flat, raise the legs and keep warm. Pass urine, and put the baby to the breast.',
      'Just given birth, and the afterbirth is out? Rub the womb firmly through the belly, just below the navel, until it feels hard.',
      'Lay pads or cloths between the legs. Keep them, and the afterbirth, to show us.',
    ],
    never: 'Put nothing into the vagina. Do not pull the cord.',
  },
} as const satisfies Record<string, FirstAidWords>;
