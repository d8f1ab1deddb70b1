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
import { formatDay, formatPrice } from '../../formats/en.ts';
import { ifOn, ifPriced } from '../../if-on.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { type ExtraCost, formatItemPrice, priceFirst, priceItemWords } from './price-items.ts';

const { sha } = schemes;

/** Formats a sum as a price, or as 'Nothing' or 'Ask us'. */
export function formatSum(sum: SumOrAskUs): string {
  if (sum === askUs) return 'Ask us';
  return sum === 0 ? 'Nothing' : formatPrice(sum);
}

const { normalDelivery, cesareanSection } = packageWords;

/** Schemes that have ended and that mothers still ask for. */
export const shaHistory = `Linda Mama and NHIF have ended. ${sha} and its Linda Jamii replaced them, and an NHIF card no longer works.`;

const bedAndNursing = (price: number) =>
  `${formatPrice(price)} a day for the bed and nursing; tests and medicine are extra`;

/** Prices of a day in the High Dependency Unit and the newborn unit. */
export const dayPrices = {
  hdu: bedAndNursing(prices.hduPerDay),
  newborn: ifPriced(prices.newbornUnitPerDay, bedAndNursing)
    .map((price) => `${price}. `)
    .join(''),
} as const;

/** Births at lower levels, for mothers who cannot pay a hospital's price. */
export const lowerLevels =
  `Some public health centres and dispensaries (Level 2 or 3) take births, and ${sha} should pay for all of it. ` +
  `Many do not take them. Ask us before week ${papersByWeek} which one near you does. ` +
  `Already in labour? Come: we care for you first. As of ${formatDay(lowerLevelBirths.asOf)}.`;

/** Members with another cover than the tables show. */
export const publicOfficers = `Are you a teacher, a civil servant, or a police or prison officer? Your employer's cover with ${sha} (${shaFunds.publicOfficers}) has limits of its own. Ask us before you count on these amounts.`;

export const otherCoversHeading = 'Teachers and public officers; births at a health centre';

/** Both notes, as rows below a table of SHA's sums. */
export const otherCovers: readonly Fact[] = [
  { term: 'Teachers and other public officers', detail: publicOfficers },
  { term: 'A birth at a health centre or dispensary', detail: lowerLevels },
];

/** A note on longer stays: SHA's tariffs give no number of days. */
export const longerStayNote = `The amount covers the ward, but ${sha} names no number of days. Ask us before you pay for a longer stay.`;

/** Texts around the table of birth costs with SHA. */
export const birthCostWords = {
  id: 'with-sha',
  heading: `What a birth costs with ${sha}`,
  intro:
    `Once your contribution is paid, ${sha} pays the hospital a fixed amount for a birth, and you pay the rest. ` +
    `Teachers and other public officers have another cover. ${longerStayNote}`,
  /** The sum behind what is left to pay. */
  sum: (price: string, shaPays: string) => `Our price is ${price}, and ${sha} pays ${shaPays}.`,
  columns: ['Care', 'Our price', `${sha} pays`, 'You pay'],
  beforeHeading: `Do this before week ${papersByWeek}`,
  before: [
    `${shaHistory} Register with ${sha}: dial ${shaRegistration.dial}, or ask our desk.`,
    `Pay your ${sha} contribution. If you have no employer, you pay for the whole year, all together or in instalments.`,
    `Give your fingerprint once. Since ${formatDay(fingerprintsSince)} ${sha} asks for it at our kind of hospital. Do it at an antenatal visit. It takes a few minutes.`,
    `Did your contribution lapse? Pay what you owe and tell us. If the baby comes first, we care for you and talk about money later.`,
  ],
  moreLabel: 'What to do before, and possible extra costs',
  topHeading: 'Possible extra costs',
  top: [
    { term: 'A longer stay', detail: formatItemPrice(prices.bedPerDay.general, true) },
    ...ifOn('hdu', { term: priceItemWords.hdu, detail: formatItemPrice(prices.hduPerDay, true) }),
    ...ifPriced(prices.newbornUnitPerDay, (price) => ({
      term: priceItemWords.newbornUnit,
      detail: formatItemPrice(price, true),
    })),
    { term: 'Tests and medicine on top of bed and nursing. Ask us what your insurance pays.' },
    {
      term: 'An operation for another reason, blood tests before a transfusion, special medicines, and illness unrelated to the birth.',
    },
  ] as readonly ExtraCost[],
  topNote: `Vaccines on the national schedule are always free. ${priceFirst}`,
} as const;

/** Returns the rows of the table on `today` (ISO 8601). */
export function birthCostRows(today: string): readonly (readonly string[])[] {
  const names = {
    normal: normalDelivery.name,
    cesarean: cesareanSection.name,
    becomesCesarean: 'Normal birth that becomes a cesarean',
  };
  return makeBirthCostRows({ ...names, formatPrice, formatSum }, today);
}

const { normal } = shaTariffs;

/** Returns a caption: the law that sets a sum of SHA, and the sum's age on `today` (ISO 8601). */
export function birthCostCaption(today: string, { asOf }: DatedSum = normal): string {
  return isStillValid(asOf, today)
    ? `What ${sha} pays by law (${shaTariffNotice}), as of ${formatDay(asOf)}. It is fixed, whatever a hospital charges.`
    : `We last checked what ${sha} pays on ${formatDay(asOf)}. That is too long ago: ask us for today's amount.`;
}

/** The publication of the sums, and the law that sets them. */
export const birthCostSources = [normal.source, normal.law];

/** Sources of the notes on other covers and lower levels. */
export const otherCoverSources = [shaSources.publicOfficers, lowerLevelBirths.source];
