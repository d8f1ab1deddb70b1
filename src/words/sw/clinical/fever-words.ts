import { feverLimits, malariaFever, milkAloneMonths } from '../../../facts/clinical/fever.ts';
import type { WordsOf } from '../../editions.ts';
import type { Fact } from '../../service-page.ts';

const { youngBaby, baby, anyAge } = feverLimits;

/** A temperature as it stands on pages: '37.5 °C'. */
function degrees(celsius: number): string {
  return `${celsius} °C`;
}

/** When a child's temperature must be seen at once, the same on every page. */
export const feverWords = {
  youngBaby: {
    term: `Chini ya miezi ${youngBaby.toMonths}`,
    detail: `${degrees(youngBaby.from)} au zaidi, au chini ya ${degrees(youngBaby.below)}`,
  },
  baby: {
    term: `Miezi ${baby.fromMonths} hadi ${baby.toMonths}`,
    detail: `${degrees(baby.from)} au zaidi`,
  },
  anyAge: {
    term: 'Umri wowote',
    detail: `${degrees(anyAge.from)} au zaidi, au homa ya zaidi ya siku ${anyAge.days}`,
  },
  noThermometer: {
    term: 'Huna kipimajoto',
    detail: 'mtoto mchanga akiguswa akiwa moto au baridi, inahesabika',
  },
} as const satisfies Record<keyof WordsOf<'feverWords'>['feverWords'], Fact>;

/** What holds below the limits, so that no temperature is left without advice. */
export const mildFever: WordsOf<'feverWords'>['mildFever'] =
  'Homa ya chini ya hapo bila dalili hizi? Tupigie simu siku hiyo hiyo, na umnyonyeshe au umpe ' +
  'vinywaji mara nyingi. Tuulize kipimo sahihi cha paracetamol: hutegemea uzito. Njoo mtoto wako ' +
  'akizidiwa au ukiwa na wasiwasi.';

/** Fever after a stay where there is malaria. */
export const malariaFeverWords: WordsOf<'feverWords'>['malariaFeverWords'] =
  `Homa ndani ya miezi ${malariaFever.months} baada ya kukaa eneo lenye malaria: njoo mara moja, ` +
  'mchana au usiku, upimwe malaria.';

/** What to do on the way, different for a hot and for a cold child. */
export const feverOnTheWay = {
  hot: 'Akiwa moto: mpunguzie nguo. Usimwogeshe mtoto kwa maji baridi.',
  cold: 'Mtoto mchanga akiwa baridi: mpe joto, ngozi kwa ngozi kifuani mwako, na kofia na blanketi.',
  feed:
    'Yuko macho na anaweza kumeza: endelea kumnyonyesha au kumpa maziwa yake ya kawaida. Kuanzia ' +
    `miezi ${milkAloneMonths} unaweza kuongeza maji ya ORS kidogo kidogo.`,
  drowsy: 'Ni vigumu kumwamsha, au ana degedege: usimpe kitu mdomoni. Mlaze kwa ubavu.',
} as const satisfies WordsOf<'feverWords'>['feverOnTheWay'];
