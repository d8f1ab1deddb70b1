import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import {
  antenatalContactWeeks,
  repeatTestsWeek,
} from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { figures } from '../../../facts/hospital/figures.ts';
import { schemes } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import {
  laboratoryPackageNames,
  packageInsideAnc,
} from '../../../facts/money/laboratory-packages.ts';
import { prices } from '../../../facts/money/prices.ts';
import type { PageRouteName } from '../../../site/routes.ts';
import type { Card, Fact } from '../../departments/department-words.ts';
import { formatList, formatPrice } from '../../formats/en.ts';
import { ifCounted, ifPriced } from '../../if-on.ts';
import { originOf } from '../hospital/claims.ts';
import { visitsNotFound } from '../money/sha-table.ts';
import { packageFeatures, packageWords } from './maternity-packages.ts';

/** The hospital's definition of success in maternity. SAMPLE definition. */
export const maternitySuccessMeaning =
  'We count a birth after which mother and baby both went home well from here.';

/** Reasons to choose us, on /maternity-packages. */
export const maternityReasons: readonly Card[] = [
  {
    title: 'A midwife at your side',
    text:
      "In active labour a midwife or your companion is with you. The midwife checks your baby's heartbeat at set " +
      'times and writes down how labour is going.',
  },
  {
    title: 'Theatre down the corridor',
    text:
      'If a normal birth stops being safe, we call the cesarean section team. You move along the ' +
      'corridor, not by road.',
  },
  {
    title: 'Someone you choose',
    text:
      'Your partner, mother or friend may stay with you through labour and birth. Walk, sit, ' +
      'kneel or lie, as your body tells you.',
  },
  {
    title: 'Baby stays with you',
    text:
      'A healthy baby goes straight onto your bare chest (skin to skin). We help with ' +
      'breastfeeding within the first hour.',
  },
  {
    title: 'Care that goes on',
    text:
      'Before you leave, your baby gets the first vaccines, free. We talk about family planning ' +
      'and book your next checks.',
  },
  ...ifCounted('maternitySuccess', (success) => ({
    title: 'Our figures',
    text: `${figures.babiesDelivered ? `${figures.babiesDelivered} babies delivered and a` : 'A'} ${success} maternity success rate. ${maternitySuccessMeaning} ${originOf('maternitySuccess')} No figure can promise how your own birth will go.`,
  })),
];

/** Introduction to the three packages. */
export const packagesIntro: string =
  'You know the price months ahead, and you can pay in instalments.';

/** Details of the prices that the lists above leave open. */
export const packageNotes: readonly Fact[] = [
  {
    term: 'Checks after birth',
    detail: `The price includes the first check after you go home.${ifPriced(prices.postnatalVisit, (price) => ` Each later one costs ${formatPrice(price)}, unless your insurance pays: ask us.`).join('')}`,
  },
  {
    term: `${packageWords.comprehensiveAnc.name}: how many visits`,
    detail: `'${packageFeatures.ancVisits}' means four or more. The price includes all visits that your midwife plans before the birth.`,
  },
  ...ifPriced(prices.laboratoryPackages[packageInsideAnc], () => ({
    term: `${packageWords.comprehensiveAnc.name}: which lab tests`,
    detail: `The whole ${laboratoryPackageNames[packageInsideAnc]} of our laboratory. You do not pay for it again.`,
  })),
  {
    term: 'A normal birth becomes a cesarean',
    detail: `You pay the ${packageWords.cesareanSection.name} package. It replaces the ${packageWords.normalDelivery.name} package.`,
  },
  {
    term: `Twins, or a baby before ${labourLimits.preterm.beforeWeek} weeks`,
    detail: 'Talk to us. We write down what to expect and what it costs.',
  },
];

/** Introduction to the antenatal schedule. */
export const ancIntro: string =
  `Come as soon as you know you are pregnant, in weeks ${formatList(antenatalContactWeeks)}, then every week. ` +
  'We check blood pressure and urine each time, and haemoglobin (for anaemia) the first time. ' +
  'The table has the other tests, each at one of these visits. VDRL is a test for syphilis: we ' +
  `repeat it and the HIV test in week ${repeatTestsWeek}. ${visitsNotFound}`;

/** Returns the start of a chat message with a question about a package. */
export function packageQuestion(name: string): string {
  return `Hello, I have a question about the ${name} package: `;
}

/** Links to sections of other pages in the reader's language. */
const careLinks: readonly { label: string; page: PageRouteName; section: string }[] = [
  { label: 'Danger signs', page: 'maternity', section: 'danger-signs' },
  { label: 'When to come in labour', page: 'maternity', section: 'when-to-come-in-labour' },
  { label: 'Your hospital bag', page: 'maternity', section: 'your-hospital-bag' },
];

/** Headings and labels of /maternity-packages. */
export const packagesPage = {
  review: notReviewed,
  heading: 'Maternity packages',
  pricesHeading: 'Packages and prices',
  careHeading: 'Special care, blood and papers',
  notesHeading: 'What is in the price',
  /** Links for expectant mothers to sections of the department page. */
  careLinks,
  scheduleHeading: 'ANC schedule',
  scheduleCaption: 'Antenatal visits by week of pregnancy, with the tests at each',
  plannerLabel: 'Antenatal planner: see the day of each visit',
  birthPlanLabel: 'Birth plan: one sheet for your bag',
  scheduleColumns: ['Visit', 'Tests'],
  inWeeks: (visit: string, from: number, to: number) => `${visit}: week ${from}-${to}`,
  withShaLabel: `With ${schemes.sha}, contribution paid, you pay:`,
  reasonsHeading: 'Why mothers choose us',
  bookLabel: 'Book Appointment',
  chatLabel: 'Chat with Us',
  askLabel: 'Ask about this package',
  /** The last band: what to do next. */
  closing: {
    heading: 'Ask about your own case',
    text: 'Twins, an earlier operation, insurance? Tell us, and we work out what you would pay.',
    actions: [
      { label: 'Book Appointment', target: 'appointments' },
      { label: 'Call us', target: 'call' },
    ],
  },
} as const;
