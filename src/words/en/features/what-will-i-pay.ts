import { schemes } from '../../../facts/hospital/site.ts';
import { papersByWeek } from '../../../facts/money/birth-cost.ts';
import { type Cover, costOf } from '../../../facts/money/cost.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { type PriceItem, priceItem } from '../../../facts/money/price-items.ts';
import { shaFunds, shaRegistration, shaWardDay } from '../../../facts/money/sha.ts';
import { exampleDays, workedExampleNames } from '../../../facts/money/worked-examples.ts';
import { formatDay, formatPrice } from '../../formats/en.ts';
import { birthCostCaption, formatSum, longerStayNote } from '../money/birth-cost.ts';
import { formatItemPrice } from '../money/price-items.ts';
import { sampleNote } from '../money/price-list.ts';
import { amountNotFound, primaryCareVisit, visitsNotFound } from '../money/sha-table.ts';
import { choiceOf } from '../money/ways-to-pay.ts';
import { ambulanceRides } from '../sections/ambulance.ts';

const { sha } = schemes;

const booklet = 'Your Mother and Child Health Handbook';
const request = 'The referral letter or request form, if you have one';

/** What to bring, by cover. */
function bringFor(papers: readonly string[], letter: string): Record<Cover, readonly string[]> {
  const own = ['Your ID', ...papers];
  const fingerprint = `If you are the patient, come yourself: ${sha} takes your fingerprint`;
  const money = `Your phone for mobile money, ${choiceOf('Cash', 'Card')}`;
  return {
    sha: [...own, fingerprint],
    shaUnpaid: [...own, fingerprint, money],
    none: [...own, money],
    other: [...own, 'Your insurance card or member number', letter],
  };
}

/** The same with any cover: the ride comes first. */
const forRide = [
  'Your ID and insurance papers, if they are near',
  'The medicines that the patient takes',
  'Do not search for papers: they can follow later',
];

/** Texts of /what-will-i-pay around the sums. */
export const whatWillIPay = {
  heading: 'What will I pay?',
  lead: 'Choose what you need and who pays. You see our price, your share and possible extra costs.',
  formHeading: 'Your question',
  againHeading: 'Ask again',
  legends: { item: 'What is it for?', cover: 'Who pays?' },
  chooseLabel: 'Choose from the list',
  choices: {
    sha: `${sha}, with the contribution paid`,
    shaUnpaid: `${sha}, contribution not paid yet`,
    none: 'No insurance: I pay myself',
    other: 'Another insurer or scheme',
  },
  submitLabel: 'Show what I will pay',
  privacy: 'We ask for no name and no number.',
  problemHeading: 'Please choose',
  problems: {
    item: {
      missing: 'Choose what you want the price of.',
      unknown: 'We have no price for what the page address asks. Choose one of these.',
    },
    cover: {
      missing: 'Choose who pays.',
      unknown: 'We do not know the insurance in the page address. Choose one of these.',
    },
  },
  ways: {
    sha: `with ${sha}`,
    shaUnpaid: `with ${sha}, contribution not paid`,
    none: 'without insurance',
    other: 'with another insurer',
  },
  priceLabel: 'Our price',
  coverLabels: {
    sha: `${sha} pays`,
    shaUnpaid: `${sha} pays today`,
    none: 'Insurance pays',
    other: 'Your insurer pays',
  },
  remainsLabel: 'You pay',
  /** Above our price, where what remains is not known. */
  wholePriceLabels: {
    sha: `Our price, before ${sha} pays its part`,
    shaUnpaid: `Our price, before ${sha} pays its part`,
    other: 'Our price, before your insurer pays its part',
  },
  changeLabel: 'Change',
  nothing: formatSum(0),
  nothingFor: {
    visit: 'Nothing for the visit; tests and medicine may be extra',
    visits: 'Nothing for each visit that it pays; ask how many',
    bed: 'Nothing for the bed; doctor, tests and medicine extra',
  },
  ifDispatched: (paid: string) => `${paid}, if its call centre sends it`,
  unlessDispatched: (price: string, rest: string) =>
    `${price}; ${rest} if ${sha}'s call centre sends it`,
  basicVisit: 'The basic visit',
  bringHeading: 'What to bring',
  bring: {
    pregnancy: bringFor(
      [booklet],
      `Your insurer's letter that it will pay, by week ${papersByWeek}`,
    ),
    general: bringFor([request], "Your insurer's approval, for a stay or an operation"),
    ride: { sha: forRide, shaUnpaid: forRide, none: forRide, other: forRide },
  },
  insurersHeading: 'Insurers we take',
  insurersLabel: 'How to use your insurance here',
  extrasBesideVisits: [
    { term: 'The birth, which has its own price.' },
    { term: 'Care for an illness unrelated to the pregnancy.' },
  ],
  basisHeading: 'About this answer',
  payingHeading: 'How to pay your share',
  askHeading: 'Who to ask',
  ask: {
    pregnancy: {
      sha: `Tell us how many weeks pregnant you are and that you have ${sha}. We tell you your share before you come.`,
      shaUnpaid: `Tell us how many weeks pregnant you are. We show you how to pay your ${sha} contribution, and what your share is then.`,
      none: 'Tell us how many weeks pregnant you are. We tell you the price before you come, and how to pay in instalments.',
      other:
        'Tell us your insurance and how many weeks pregnant you are. We tell you your share before you come.',
    },
    general: {
      sha: `Tell us that you have ${sha} and what you need. We ask ${sha} and tell you your share.`,
      shaUnpaid: `Tell us what you need. We show you how to pay your ${sha} contribution, and what your share is then.`,
      none: 'Tell us what you need. You get a written estimate, and we agree how you pay in instalments.',
      other:
        'Tell us your insurance and what you need. We ask your insurer and tell you your share.',
    },
  },
  chatLabel: 'Ask on WhatsApp',
  withShaLabel: `See what ${sha} would pay, with the contribution paid`,
  /** Link to this page from pages about prices and cover. */
  linkLabel: 'What will I pay? Work it out',
  examplesHeading: `${workedExampleNames.length === 4 ? 'Four bills' : 'Bills'}, worked out`,
  examplesIntro: `Packages, beds and nursing. Tests and medicine outside a package are extra. ${sha} pays its part once your contribution is paid.`,
  examples: {
    normalBirth: `Normal birth, ${exampleDays.normalBirth} nights`,
    cesarean: `Cesarean, ${exampleDays.cesarean} nights`,
    newborn: `Baby in the newborn unit, ${exampleDays.newborn} days`,
    hdu: `High Dependency Unit, ${exampleDays.hdu} night`,
  },
  exampleScopes: {
    package: 'for the package',
    packageAndBed: 'for the package and the bed',
    bedAndNursing: 'for the bed and nursing',
  },
  exampleTotal: (scope: string) => `Without insurance, ${scope}`,
  exampleExact: (scope: string) => `With ${sha}, ${scope}`,
  exampleAtMost: (scope: string) => `With ${sha}, ${scope}, at most`,
  listHeading: 'All our prices',
  listIntro: `${sampleNote}Open a group to see our price, what ${sha} pays once your contribution is paid, and what you pay.`,
  listColumns: ['Care', 'Our price', `${sha} pays`, `You pay with ${sha}`],
  filesIntro: 'The same prices as a file:',
  csvLabel: 'Spreadsheet (CSV)',
  jsonLabel: 'For programs (JSON)',
} as const;

/** Returns what SHA pays for the part of an example that it publishes sums for. */
export function examplePaid(paid: number | typeof askUs, isExact: boolean): string {
  if (paid === askUs || isExact) return formatSum(paid);
  return `${formatPrice(paid)}; ask us about the rest`;
}

/** Returns a line of an example: 'Newborn unit: bed and nursing, 5 days'. */
export function exampleLine(name: string, days?: number): string {
  if (days === undefined) return name;
  return `${name}, ${days}\u00a0${days === 1 ? 'day' : 'days'}`;
}

/** Returns the note under an estimate made on `today` (ISO 8601). */
export function estimateNote(today: string): string {
  return `Estimate of ${formatDay(today)}. The written estimate that we give you before care is the one that counts.`;
}

/** Returns the basis of SHA's part on `today` (ISO 8601). */
function shaBasis(name: PriceItem, today: string): string {
  if (name === 'anc') {
    return `${sha} pays for these visits as outpatient care, from its ${shaFunds.primaryCare}, and publishes no amount for them.`;
  }
  const { sha: payment, perDay, nothingFor } = priceItem(name);
  if (payment === 'basicVisit') {
    return nothingFor === 'visits' ? `${primaryCareVisit} ${visitsNotFound}` : primaryCareVisit;
  }
  if (!payment) {
    return `${amountNotFound}: we check before you pay. Until you know, plan for our full price.`;
  }
  const caption = birthCostCaption(today, payment);
  if (perDay) {
    return `${caption} It is for the whole day on the ward, for up to ${shaWardDay.householdDays} days a year for a household. If your bill for a day is higher, you pay the rest.`;
  }
  if (name === 'ambulance') return `${ambulanceRides} ${caption}`;
  return `${caption} ${longerStayNote}`;
}

/** Returns the basis of an answer without a paid contribution: what SHA would pay after it. */
function unpaidBasis(name: PriceItem, today: string): string {
  const { coverPays } = costOf(name, 'shaUnpaid', today);
  if (name === 'ambulance') return `${ambulanceRides} Plan for our full price, and ask us.`;
  // the fund for primary care needs no contribution; the rest is unknown either way
  if (coverPays !== 0) return shaBasis(name, today);
  const { coverPays: later, remains } = costOf(name, 'sha', today);
  const say = (sum: number) => formatItemPrice(sum, priceItem(name).perDay ?? false);
  const then =
    typeof later === 'number' && typeof remains === 'number'
      ? `Then it would pay ${say(later)}${remains > 0 ? `, and you ${say(remains)}` : ''}.`
      : 'Ask us what it would pay then.';
  return `${sha} pays for this once your contribution is paid. Dial ${shaRegistration.dial} to see what you owe. ${then} Ask us from which day it counts.`;
}

/** Returns the basis of an answer's sums on `today` (ISO 8601). */
export function costBasis(name: PriceItem, cover: Cover, today: string): string {
  if (cover === 'sha') return shaBasis(name, today);
  if (cover === 'shaUnpaid') return unpaidBasis(name, today);
  if (cover === 'other') {
    return 'How much your insurer pays depends on your plan. We ask your insurer and tell you before you pay.';
  }
  return 'This is our price without insurance.';
}

/** Returns the cost if a normal birth becomes a cesarean, on `today` (ISO 8601). */
export function costOfCesarean(cover: Cover, today: string): string {
  const { price, remains } = costOf('cesarean', cover, today);
  const part =
    remains === askUs
      ? 'Ask us what you would pay.'
      : `You would pay ${remains === 0 ? 'nothing' : formatSum(remains)}.`;
  return `If it becomes a cesarean, our price is ${formatPrice(price)} in all. ${part}`;
}

/** Returns the start of a chat message with a question about a price: 'Normal Delivery without cover'. */
export function priceQuestion(question: string): string {
  return `Hello, I have a question about the price of ${question}: `;
}
