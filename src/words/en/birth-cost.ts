import { newbornExampleDays, papersByWeek } from '../../facts/birth-cost.ts';
import { askUs, type SumOrAskUs, stillHolds } from '../../facts/money.ts';
import { prices } from '../../facts/prices.ts';
import { fingerprintsSince, shaRegistration, shaTariffs } from '../../facts/sha.ts';
import { schemes } from '../../facts/site.ts';
import { makeBirthCostRows } from '../birth-cost-rows.ts';
import { formatDay, formatPrice } from './format.ts';
import { packageWords } from './maternity-packages.ts';

const { sha } = schemes;

/** A sum as a price, or 'Ask us' where there is none. */
export function sumInWords(sum: SumOrAskUs): string {
  return sum === askUs ? 'Ask us' : formatPrice(sum);
}

const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;

/** The words round the table of what a birth costs with SHA. */
export const birthCostWords = {
  id: 'with-sha',
  heading: `What a birth costs with ${sha}`,
  intro:
    `${sha} calls its cover for mothers Linda Jamii. It pays the hospital a set sum for a birth. ` +
    'You pay what is left of our price.',
  columns: ['Care', 'Our price', `${sha} pays`, 'You pay'],
  beforeHeading: `Do this before week ${papersByWeek}`,
  before: [
    `Register with ${sha}: dial ${shaRegistration.dial}, or ask our desk.`,
    `Pay your ${sha} contribution. If you have no employer, it is asked for the whole year, in one sum or in parts.`,
    `Give your fingerprint once. Since ${formatDay(fingerprintsSince)} ${sha} asks for it at our kind of hospital. Do it at an antenatal visit: it takes some minutes.`,
    `Did your contribution lapse? Pay what is owed and tell us. If the birth comes first, we care for you first and talk about money later.`,
  ],
  moreLabel: 'What to do before, and what can come on top',
  topHeading: 'What can come on top',
  top: [
    'A longer stay, theatre for another reason, blood tests before a transfusion, and special medicines.',
    `Special care for your baby, ${formatPrice(prices.newbornUnitPerDay)} a day. Ask us what ${sha} pays for it.`,
    'Nothing for vaccines of the national schedule: they are free.',
    'You hear each price before, unless minutes count.',
  ],
} as const;

/** The rows of the table on `today` (ISO 8601). */
export function birthCostRows(today: string): readonly (readonly string[])[] {
  const names = {
    normal: normalDelivery.name,
    cesarean: cesareanSection.name,
    becomesCesarean: 'Normal birth that becomes a cesarean',
    anc: comprehensiveAnc.name,
    newbornCare: `Baby in special care for ${newbornExampleDays} days, on top`,
  };
  return makeBirthCostRows({ ...names, formatPrice, sumInWords }, today);
}

const { asOf } = shaTariffs.normal;

/** Says how old the sums are on `today`; it is also the table's caption. */
export function birthCostCaption(today: string): string {
  return stillHolds(asOf, today)
    ? `${sha}'s sums as of ${formatDay(asOf)}. They are a set amount, whatever a hospital charges.`
    : `We last checked ${sha}'s sums on ${formatDay(asOf)}. That is too long ago: ask us for today's.`;
}

/** Where the sums were published. */
export const birthCostSource = shaTariffs.normal.source;
