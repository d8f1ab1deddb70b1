import { newbornExampleDays, papersByWeek } from '../../facts/birth-cost.ts';
import { askUs, type SumOrAskUs, stillHolds } from '../../facts/money.ts';
import { prices } from '../../facts/prices.ts';
import { fingerprintsSince, shaRegistration, shaTariffs } from '../../facts/sha.ts';
import { schemes } from '../../facts/site.ts';
import { makeBirthCostRows } from '../birth-cost-rows.ts';
import type { WordsOf } from '../editions.ts';
import { formatDay, formatPrice } from './format.ts';
import { packageWords } from './maternity-packages.ts';

const { sha } = schemes;

/** A sum as a price, or 'Tuulize' where there is none. */
export function sumInWords(sum: SumOrAskUs): string {
  return sum === askUs ? 'Tuulize' : formatPrice(sum);
}

const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;

/** The words round the table of what a birth costs with SHA. */
export const birthCostWords = {
  id: 'with-sha',
  heading: `Gharama ya kujifungua ukiwa na ${sha}`,
  intro:
    `${sha} huita bima yake ya akina mama Linda Jamii. Hulipa hospitali kiasi maalum kwa kila ` +
    'uzazi. Wewe unalipa kinachobaki kwenye bei yetu.',
  columns: ['Huduma', 'Bei yetu', `${sha} inalipa`, 'Unalipa'],
  beforeHeading: `Fanya haya kabla ya wiki ${papersByWeek}`,
  before: [
    `Jiandikishe na ${sha}: piga ${shaRegistration.dial}, au uliza dawati letu.`,
    `Lipa mchango wako wa ${sha}. Kama hujaajiriwa, hutakiwa wa mwaka mzima, kwa mara moja au kidogo kidogo.`,
    `Toa alama ya kidole mara moja. Tangu ${formatDay(fingerprintsSince)} ${sha} huitaka katika hospitali kama yetu. Itoe ukija kliniki ya ujauzito: huchukua dakika chache.`,
    'Je, mchango wako ulikwama? Lipa unachodaiwa na utuambie. Mtoto akija kwanza, tunakuhudumia kwanza na kuongea pesa baadaye.',
  ],
  moreLabel: 'La kufanya kabla, na kinachoweza kuongezeka',
  topHeading: 'Kinachoweza kuongezeka',
  top: [
    'Kulazwa kwa muda zaidi, upasuaji kwa sababu nyingine, vipimo vya damu kabla ya kuongezewa damu, na dawa maalum.',
    `Uangalizi maalum wa mtoto wako, ${formatPrice(prices.newbornUnitPerDay)} kwa siku. Tuulize ${sha} inalipa kiasi gani.`,
    'Hakuna malipo ya chanjo za ratiba ya taifa: ni bure.',
    'Unaambiwa kila bei kabla, isipokuwa dakika zinahesabika.',
  ],
} as const satisfies WordsOf<'birthCost'>['birthCostWords'];

/** The rows of the table on `today` (ISO 8601). */
export function birthCostRows(today: string): readonly (readonly string[])[] {
  const names = {
    normal: normalDelivery.name,
    cesarean: cesareanSection.name,
    becomesCesarean: 'Kujifungua kwa kawaida kunapogeuka kuwa upasuaji',
    anc: comprehensiveAnc.name,
    newbornCare: `Mtoto katika uangalizi maalum kwa siku ${newbornExampleDays}, juu ya hayo`,
  };
  return makeBirthCostRows({ ...names, formatPrice, sumInWords }, today);
}

const { asOf } = shaTariffs.normal;

/** Says how old the sums are on `today`; it is also the table's caption. */
export function birthCostCaption(today: string): string {
  return stillHolds(asOf, today)
    ? `Viwango vya ${sha} kufikia ${formatDay(asOf)}. Ni kiasi maalum, hospitali ikitoza bei yoyote.`
    : `Tuliangalia viwango vya ${sha} mara ya mwisho tarehe ${formatDay(asOf)}. Ni muda mrefu mno: tuulize vya leo.`;
}

/** Where the sums were published. */
export const birthCostSource = shaTariffs.normal.source;
