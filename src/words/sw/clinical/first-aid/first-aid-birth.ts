import { padSoaked } from '../../../../facts/clinical/danger-limits.ts';
import { firstAidFigures } from '../../../../facts/clinical/first-aid.ts';
import type { WordsOf } from '../../../words-of.ts';
import { cordPosition } from '../labour-words.ts';
import { babyBreath, pushesAndBreaths } from './first-aid-breathing.ts';

const birthBleeding = 'Damu ukeni wakati wa ujauzito au baada ya kujifungua';
/** In minutes: 'saa moja' is also seven o'clock. */
const minutes = `ndani ya dakika ${padSoaked.hours * 60}`;

/** Steps at a birth outside the hospital, and for bleeding before or after one. */
export const birthWords = {
  babyComing: {
    id: 'baby-coming',
    title: 'Mtoto anazaliwa kabla hujafika hospitalini',
    inShort: `Kamba ya kitovu au mkono umetangulia? ${cordPosition} Hakuna, lakini ni lazima usukume? Kaa hapo, tupigie simu kwa spika, lala kwa ubavu na upumue haraka haraka. Mkaushe mtoto, mlaze bila nguo kifuani mwako, mjifunike wote. Hapumui? Msugue mgongo kwa nguvu, kisha fuata hatua za mtoto asiyepumua. Kondo la nyuma halijatoka baada ya dakika ${firstAidFigures.afterbirthMinutes}, au damu ni nyingi? Tupigie tena. Njooni kwa vyovyote.`,
    steps: [
      `Unahisi au unaona kamba ya kitovu, au mkono wa mtoto? ${cordPosition}`,
      'Hakuna kamba wala mkono, lakini ni lazima usukume, au kichwa kinaonekana? Kaa hapo ulipo, au simamisha gari. Tupigie simu kwa spika (loudspeaker).',
      'Lala kwa ubavu au piga magoti juu ya kitu laini. Pumua haraka haraka kwa mdomo, na uache kichwa kitoke polepole.',
      'Mguu au makalio yametangulia? Tuambie. Usimvute mtoto.',
      'Kamba ya kitovu imezunguka shingo ya mtoto? Kama imelegea, ipitishe juu ya kichwa chake.',
      'Mkaushe mtoto mara moja. Mlaze bila nguo kifuani mwako, ngozi kwa ngozi, uso ukiwa wazi. Jifunikeni wote wawili, na umvalishe kofia.',
      `Halii au hapumui? Msugue mgongo kwa nguvu kwa kitambaa kikavu. Bado hapumui? ${babyBreath} Mpulizie hewa mara ${firstAidFigures.firstBreaths}. Hata sasa hapumui? Tumia vidole gumba viwili: ${pushesAndBreaths}.`,
      `Mnyonyeshe. Acha kondo la nyuma (placenta) litoke lenyewe, na uje nalo. Halijatoka baada ya dakika ${firstAidFigures.afterbirthMinutes}? Tupigie tena na uje sasa.`,
      'Uchungu umerudi, na tumbo bado ni kubwa? Huenda kuna mtoto wa pili. Fanya vivyo hivyo.',
      `Njooni mara moja, hata kama mnaonekana mko sawa. Unatokwa na damu nyingi? Fuata hatua za "${birthBleeding}".`,
    ],
    never: 'Usimvute mtoto. Usivute wala kukata kamba ya kitovu. Usiingize kitu chochote ukeni.',
  },
  birthBleeding: {
    id: 'birth-bleeding',
    title: birthBleeding,
    inShort: `Una mimba: lala kwa ubavu wa kushoto. Umejifungua: lala chali, inua miguu, kojoa, mnyonyeshe mtoto. Kondo la nyuma limeshatoka? Sugua tumbo kwa nguvu, chini kidogo ya kitovu, hadi mji wa mimba uwe mgumu. Njoo mara moja kwa damu yoyote katika mimba, pedi kulowa ${minutes}, mabonge makubwa, au kuhisi kuzimia. Njoo na pedi.`,
    steps: [
      `Damu yoyote wakati wa ujauzito: piga simu na uje mara moja. Umejifungua? Njoo mara moja ukihisi kuzimia, ukiona mabonge makubwa ya damu, au pedi ikilowa ${minutes}.`,
      'Wakati wa ujauzito: lala kwa ubavu wa kushoto, na ujifunike upate joto.',
      'Baada ya kujifungua: lala chali, inua miguu, na ujifunike upate joto. Kojoa, na umnyonyeshe mtoto.',
      'Umejifungua, na kondo la nyuma limeshatoka? Sugua tumbo kwa nguvu, chini kidogo ya kitovu. Endelea hadi mji wa mimba uwe mgumu.',
      'Weka pedi au vitambaa katikati ya miguu. Njoo navyo, pamoja na kondo la nyuma, tuvione.',
    ],
    never: 'Usiingize kitu chochote ukeni. Usivute kamba ya kitovu.',
  },
} as const satisfies WordsOf<'firstAidBirth'>['birthWords'];
