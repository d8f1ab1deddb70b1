import { schemes } from '../../../facts/hospital/site.ts';
import {
  type Birth,
  birthCost,
  type CostField,
  type CostProblem,
  type Cover,
  papersByWeek,
} from '../../../facts/money/birth-cost.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { shaFunds, shaTariffs } from '../../../facts/money/sha.ts';
import { formatPrice } from '../../../formats/en.ts';
import { birthCostCaption, formatSum, freeBirth, longerStayNote } from '../money/birth-cost.ts';
import { packageWords } from '../pages/maternity-packages.ts';

const { sha } = schemes;
const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;

/** Labels of the options, by their value in the query. */
const choices: Readonly<{ birth: Record<Birth, string>; cover: Record<Cover, string> }> = {
  birth: {
    normal: normalDelivery.name,
    cesarean: cesareanSection.name,
    anc: `${comprehensiveAnc.name}: the visits in pregnancy`,
  },
  cover: {
    sha: `${sha}, with the contribution paid`,
    none: 'No insurance: I pay myself',
    other: 'Another insurer or scheme',
  },
};

const problems: Readonly<Record<CostField, Record<CostProblem, string>>> = {
  birth: {
    missing: 'Choose what you want the price of.',
    unknown: 'We have no price for what the page address asks. Choose one of these.',
  },
  cover: {
    missing: 'Choose who pays.',
    unknown: 'We do not know the insurance in the page address. Choose one of these.',
  },
};

const papers = ['Your ID', 'Your Mother and Child Health Handbook'];

/** What to bring, by cover. */
const bring: Readonly<Record<Cover, readonly string[]>> = {
  sha: [...papers, 'Come yourself: the fingerprint must be yours'],
  none: [...papers, 'Your phone for mobile money, cash or a card'],
  other: [
    ...papers,
    'Your insurance card or member number',
    `Your insurer's letter that it will pay, by week ${papersByWeek}`,
  ],
};

/** Extras that the package of visits does not include. */
const extrasBesideVisits = [
  'The birth, which has its own price.',
  'Care for an illness unrelated to the pregnancy.',
];

/** Texts of /what-will-i-pay around the sums. */
export const whatWillIPay = {
  heading: 'What will I pay?',
  lead: 'Answer two questions to see our price, what your insurance pays and what you pay.',
  formHeading: 'Your question',
  againHeading: 'Ask again',
  legends: { birth: 'What is it for?', cover: 'Who pays?' },
  choices,
  submitLabel: 'Show what I will pay',
  privacy: 'We ask for no name and no number.',
  problemHeading: 'Please choose',
  problems,
  /** Heading of an answer: the package and the cover. Questions in the chat start with it. */
  packages: {
    normal: normalDelivery.name,
    cesarean: cesareanSection.name,
    anc: comprehensiveAnc.name,
  },
  ways: { sha: `with ${sha}`, none: 'without insurance', other: 'with another insurer' },
  priceLabel: 'Our price',
  coverLabels: { sha: `${sha} pays`, none: 'Insurance pays', other: 'Your insurer pays' },
  remainsLabel: 'You pay',
  nothing: 'Nothing',
  bringHeading: 'What to bring',
  bring,
  insurersHeading: 'Insurers we take',
  insurersLabel: 'How to use your insurance here',
  extrasBesideVisits,
  payingHeading: 'How to pay your share',
  askHeading: 'Who to ask',
  ask: {
    sha: `Tell us how many weeks pregnant you are and that you have ${sha}. We tell you your share before you come.`,
    none: 'Tell us how many weeks pregnant you are. We tell you the price before you come, and how to pay in instalments.',
    other:
      'Tell us your insurance and how many weeks pregnant you are. We tell you your share before you come.',
  },
  chatLabel: 'Ask on WhatsApp',
  withShaLabel: `See what ${sha} would pay`,
  /** Link to this page from pages about prices and cover. */
  linkLabel: 'What will I pay? Choose your insurance and see',
} as const;

/** Returns the basis of an answer's sums on `today` (ISO 8601). */
export function costBasis(birth: Birth, cover: Cover, today: string): string {
  if (cover === 'none') {
    const whole = 'This is the whole price of the package.';
    return birth === 'anc' ? whole : `${whole} ${freeBirth}`;
  }
  if (cover === 'other') {
    return 'How much your insurer pays depends on your plan. We ask your insurer and tell you before you pay.';
  }
  return shaTariffs[birth]
    ? `${birthCostCaption(today)} ${longerStayNote}`
    : `${sha} pays for these visits as outpatient care, from its ${shaFunds.primaryCare}, and publishes no amount for them.`;
}

/** Returns the cost if a normal birth becomes a cesarean, on `today` (ISO 8601). */
export function costOfCesarean(cover: Cover, today: string): string {
  const { price, remains } = birthCost('cesarean', cover, today);
  const part =
    remains === askUs ? 'Ask us what you would pay.' : `You would pay ${formatSum(remains)}.`;
  return `If it becomes a cesarean, our price is ${formatPrice(price)} in all. ${part}`;
}

/** Returns the start of a chat message with a question about a price: 'Normal Delivery without cover'. */
export function priceQuestion(question: string): string {
  return `Hello, I have a question about the price of ${question}: `;
}
