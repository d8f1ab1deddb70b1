import { schemes } from '../../../facts/hospital/site.ts';
import { papersByWeek } from '../../../facts/money/birth-cost.ts';
import {
  askUs,
  type DatedSum,
  isStillValid,
  type SumOrAskUs,
} from '../../../facts/money/dated-sums.ts';
import { prices } from '../../../facts/money/prices.ts';
import {
  fingerprintsSince,
  lowerLevelBirths,
  shaFunds,
  shaRegistration,
  shaSources,
  shaTariffNotice,
  shaTariffs,
} from '../../../facts/money/sha.ts';
import type { Fact } from '../../departments/department-words.ts';
import { makeBirthCostRows } from '../../formats/birth-cost-rows.ts';
import { formatDay, formatPrice } from '../../formats/sw.ts';
import { ifOn, ifPriced } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { formatItemPrice, priceFirst, priceItemWords } from './price-items.ts';

const { sha } = schemes;

/** Formats a sum as a price, or as 'Hakuna' or 'Tuulize'. */
export function formatSum(sum: SumOrAskUs): string {
  if (sum === askUs) return 'Tuulize';
  return sum === 0 ? 'Hakuna' : formatPrice(sum);
}

const { normalDelivery, cesareanSection } = packageWords;

/** Schemes that have ended and that mothers still ask for. */
export const shaHistory: string = `Linda Mama na NHIF zimeisha. Sasa kuna ${sha} na Linda Jamii yake. Kadi ya NHIF haifanyi kazi tena.`;

const bedAndNursing = (price: number) =>
  `${formatPrice(price)} kwa siku kwa kitanda na uuguzi; vipimo na dawa hulipiwa kando`;

/** Prices of a day in the High Dependency Unit and the newborn unit. */
export const dayPrices = {
  hdu: bedAndNursing(prices.hduPerDay),
  newborn: ifPriced(prices.newbornUnitPerDay, bedAndNursing)
    .map((price) => `${price}. `)
    .join(''),
} as const satisfies WordsOf<'birthCost'>['dayPrices'];

/** Births at lower levels, for mothers who cannot pay a hospital's price. */
export const lowerLevels: string =
  `Baadhi ya vituo vya afya na zahanati za serikali (Level 2 au 3) huhudumia akina mama wanaojifungua, na ${sha} inapaswa kulipa gharama yote. ` +
  `Vingi havitoi huduma hiyo. Tuulize kabla ya wiki ya ${papersByWeek} ni kipi karibu nawe kinachoitoa. ` +
  `Uchungu wa uzazi umeanza? Njoo: tunakuhudumia kwanza. Kufikia ${formatDay(lowerLevelBirths.asOf)}.`;

/** Members with another cover than the tables show. */
export const publicOfficers: string = `Wewe ni mwalimu, mtumishi wa umma, polisi au afisa wa magereza? Bima ya mwajiri wako kwa ${sha} (${shaFunds.publicOfficers}) ina viwango vyake. Tuulize kabla ya kutegemea viwango hivi.`;

export const otherCoversHeading: string = 'Walimu na watumishi wa umma; kujifungua kituo cha afya';

/** Both notes, as rows below a table of SHA's sums. */
export const otherCovers: readonly Fact[] = [
  { term: 'Walimu na watumishi wengine wa umma', detail: publicOfficers },
  { term: 'Kujifungua katika kituo cha afya au zahanati', detail: lowerLevels },
];

/** A note on longer stays: SHA's tariffs give no number of days. */
export const longerStayNote: string = `Kiasi hicho kinalipia wodi pia, lakini ${sha} haijasema ni siku ngapi. Tuulize kabla ya kulipia siku zaidi.`;

/** Texts around the table of birth costs with SHA. */
export const birthCostWords = {
  id: 'with-sha',
  heading: `Gharama ya kujifungua ukiwa na ${sha}`,
  intro:
    `Mchango wako ukiwa umelipwa, ${sha} huilipa hospitali kiasi kisichobadilika kwa kujifungua, nawe unalipa kinachobaki. ` +
    `Walimu na watumishi wengine wa umma wana bima tofauti. ${longerStayNote}`,
  sum: (price: string, shaPays: string) => `Bei yetu ni ${price}, na ${sha} inalipa ${shaPays}.`,
  columns: ['Huduma', 'Bei yetu', `${sha} inalipa`, 'Unalipa'],
  beforeHeading: `Fanya haya kabla ya wiki ya ${papersByWeek}`,
  before: [
    `${shaHistory} Jiandikishe na ${sha}: piga ${shaRegistration.dial}, au uliza dawati letu.`,
    `Lipa mchango wako wa ${sha}. Kama hujaajiriwa, unalipa wa mwaka mzima, kwa pamoja au kidogo kidogo.`,
    `Toa alama ya kidole mara moja tu. Tangu ${formatDay(fingerprintsSince)} ${sha} huitaka katika hospitali kama yetu. Itoe ukija kliniki ya ujauzito: huchukua dakika chache.`,
    'Je, uliacha kulipa mchango? Lipa unachodaiwa na utuambie. Mtoto akija kabla ya hapo, tunakuhudumia kwanza. Pesa tutaongea baadaye.',
  ],
  moreLabel: 'Cha kufanya kabla, na kinachoweza kuongezeka',
  topHeading: 'Kinachoweza kuongezeka',
  top: [
    { term: 'Kulazwa kwa muda zaidi', detail: formatItemPrice(prices.bedPerDay.general, true) },
    ...ifOn('hdu', { term: priceItemWords.hdu, detail: formatItemPrice(prices.hduPerDay, true) }),
    ...ifPriced(prices.newbornUnitPerDay, (price) => ({
      term: priceItemWords.newbornUnit,
      detail: formatItemPrice(price, true),
    })),
    { term: 'Vipimo na dawa, mbali na kitanda na uuguzi. Tuulize bima yako inalipa kiasi gani.' },
    {
      term: 'Upasuaji kwa sababu nyingine, vipimo kabla ya kuongezewa damu, dawa maalum, na ugonjwa usiotokana na kujifungua.',
    },
  ],
  topNote: `Chanjo za ratiba ya taifa ni bure kila mara. ${priceFirst}`,
} as const satisfies WordsOf<'birthCost'>['birthCostWords'];

/** Returns the rows of the table on `today` (ISO 8601). */
export function birthCostRows(today: string): readonly (readonly string[])[] {
  const names = {
    normal: normalDelivery.name,
    cesarean: cesareanSection.name,
    becomesCesarean: 'Kujifungua kwa kawaida kunapogeuka kuwa upasuaji',
  };
  return makeBirthCostRows({ ...names, formatPrice, formatSum }, today);
}

const { normal } = shaTariffs;

/** Returns a caption: the law that sets a sum of SHA, and the sum's age on `today` (ISO 8601). */
export function birthCostCaption(today: string, { asOf }: DatedSum = normal): string {
  return isStillValid(asOf, today)
    ? `Viwango vya ${sha} kwa sheria (${shaTariffNotice}), kufikia ${formatDay(asOf)}. Havibadiliki, hata hospitali ikitoza bei gani.`
    : `Tulikagua viwango vya ${sha} mara ya mwisho tarehe ${formatDay(asOf)}. Ni muda mrefu mno: tuulize vya leo.`;
}

/** The publication of the sums, and the law that sets them. */
export const birthCostSources = [normal.source, normal.law];

/** Sources of the notes on other covers and lower levels. */
export const otherCoverSources = [shaSources.publicOfficers, lowerLevelBirths.source];
