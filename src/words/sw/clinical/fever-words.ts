import { feverLimits, malariaFever, noWaterMonths } from '../../../facts/clinical/fever.ts';
import { malariaSpreadsHere } from '../../../facts/clinical/malaria.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { Fact } from '../../departments/department-words.ts';
import type { WordsOf } from '../../words-of.ts';

const { youngBaby, baby, anyAge, atRisk } = feverLimits;
const { county } = site.address;

/** Formats a temperature: '37.5 °C'. */
function degrees(celsius: number): string {
  return `${celsius} °C`;
}

/** A child's temperatures that need care immediately, the same on every page. */
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
    term: `Kuanzia miezi ${baby.toMonths}`,
    detail: `${degrees(anyAge.from)} au zaidi, au homa ya zaidi ya siku ${anyAge.days}`,
  },
  atRisk: {
    term: 'Mwenye seli mundu (sickle cell), HIV, matibabu ya saratani, asiye na wengu (spleen), au aliyekonda sana',
    detail: `${degrees(atRisk.from)} au zaidi`,
  },
  noThermometer: {
    term: 'Huna kipimajoto?',
    detail: `Akiwa moto ukimgusa, ni homa, kwa umri wowote. Chini ya miezi ${baby.toMonths} (moto au baridi), au ana ugonjwa wa muda mrefu: njoo mara moja. Wengine: tupigie simu sasa`,
  },
} as const satisfies Record<keyof WordsOf<'feverWords'>['feverWords'], Fact>;

/** The limits of all ages on one line, for a list without a table. */
export const feverByAge: WordsOf<'feverWords'>['feverByAge'] =
  `Homa kwa mtoto wa chini ya miezi ${youngBaby.toMonths}: kuanzia ${degrees(youngBaby.from)}; ` +
  `wa miezi ${baby.fromMonths} hadi ${baby.toMonths}: kuanzia ${degrees(baby.from)}; ` +
  `umri wowote: kuanzia ${degrees(anyAge.from)}, au homa ya zaidi ya siku ${anyAge.days}`;

/** Fever that cannot wait because of another illness. */
export const feverAtRisk: WordsOf<'feverWords'>['feverAtRisk'] =
  `Homa ya ${degrees(atRisk.from)} au zaidi kwa mwenye seli mundu (sickle cell), HIV, matibabu ya ` +
  'saratani, asiye na wengu (spleen), au aliyekonda sana';

/** Fever after a stay where malaria spreads, as a danger sign at any age. */
export const malariaTrip: WordsOf<'feverWords'>['malariaTrip'] = `Homa ndani ya miezi ${malariaFever.months} baada ya kukaa pwani, ziwani au magharibi mwa Kenya`;

/** Advice below the limits, so that every temperature has advice. */
export const mildFever: WordsOf<'feverWords'>['mildFever'] =
  'Homa iko chini ya viwango hivyo, na hana dalili yoyote ya hatari? ' +
  `${malariaSpreadsHere ? 'Njoo upimwe malaria' : 'Tupigie simu'} siku hiyo hiyo. ` +
  'Mnyonyeshe au umpe vinywaji mara nyingi. Tuulize dozi sahihi ya paracetamol: hutegemea ' +
  'uzito wa mtoto. Mtoto akizidiwa, au ukiwa na wasiwasi, njoo.';

/** Fever where malaria spreads, or after a stay in such an area. */
export const malariaFeverWords: WordsOf<'feverWords'>['malariaFeverWords'] = malariaSpreadsHere
  ? `Malaria huenea katika Kaunti ya ${county}. Una homa yoyote, hata ndogo? Njoo upimwe malaria siku ` +
    'hiyo hiyo, mchana au usiku.'
  : `Una homa ndani ya miezi ${malariaFever.months} baada ya kukaa pwani, ziwani, magharibi mwa ` +
    'Kenya au eneo lingine lenye malaria? Njoo mara moja, mchana au usiku, upimwe malaria.';

/** What malaria is at home, for readers who plan a journey. */
export const malariaAtHome: WordsOf<'feverWords'>['malariaAtHome'] = malariaSpreadsHere
  ? `Malaria huenea pia katika Kaunti ya ${county}. Hata nyumbani, lala ndani ya chandarua chenye ` +
    'dawa. Njoo upimwe siku ya kwanza ya homa yoyote.'
  : `Katika Kaunti ya ${county}, malaria haienei kwa urahisi. Kwa hivyo makala hii inakuhusu.`;

/** Advice for the way to hospital, different for a hot and a cold child. */
export const feverOnTheWay = {
  hot: 'Akiwa moto: mpunguzie nguo. Usimwogeshe mtoto kwa maji baridi.',
  cold: 'Mtoto mchanga akiwa baridi: mpe joto, ngozi kwa ngozi kifuani mwako, na kofia na blanketi.',
  feed:
    'Yuko macho na anaweza kumeza: endelea kumnyonyesha au kumpa maziwa yake ya kawaida. ' +
    'Anahara au anatapika: mpe pia maji ya ORS kidogo kidogo, kwa umri wowote. Usimpe maji ' +
    `matupu mtoto wa chini ya miezi ${noWaterMonths}.`,
  drowsy: 'Ni vigumu kumwamsha, au ana degedege: usimpe kitu mdomoni. Mlaze kwa ubavu.',
} as const satisfies WordsOf<'feverWords'>['feverOnTheWay'];
