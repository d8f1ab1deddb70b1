import { schemes } from '../../../facts/hospital/site.ts';
import { birthCostWithSha } from '../../../facts/money/birth-cost.ts';
import { askUs, isStillValid, sumOn } from '../../../facts/money/dated-sums.ts';
import { maklSources } from '../../../facts/money/makl.ts';
import {
  shaAmbulance,
  shaContract,
  shaFunds,
  shaSources,
  shaTariffNotice,
  shaTariffs,
  shaWardDay,
} from '../../../facts/money/sha.ts';
import type { Source } from '../../../facts/sources/source.ts';
import { formatDay } from '../../formats/en.ts';
import { ifMakl, ifOn } from '../../if-on.ts';
import { packageShortNames } from '../pages/maternity-packages.ts';
import { ambulanceBySha, ambulancePrice } from '../sections/ambulance.ts';
import { formatSum, otherCoverSources } from './birth-cost.ts';

const { sha } = schemes;

const contribution = 'Contribution up to date, fingerprint registered';

/** What we say where SHA's publications have no sum. */
export const amountNotFound = 'We know of no published amount. Ask us';

/** Visits in pregnancy and after birth: how many SHA pays for. */
export const visitsNotFound = `We know of no official number of visits that ${sha} pays for. Ask us how many are left.`;

const { primaryCare } = shaContract;

/** SHA's Primary Health Care Fund and an outpatient visit here, also of a child. */
export const primaryCareVisit = primaryCare
  ? `If you have joined ${sha}, its ${shaFunds.primaryCare} pays for the basic visit here. You need no contribution (sample: our contract includes primary care).`
  : `${sha} pays for the basic visit only where its contract includes primary care, and ours does not. Ask us for the nearest health centre that has it.`;

/** The same in a few words, after 'With SHA:'. */
export const primaryCareShort = primaryCare ? 'the basic visit is paid' : 'you pay for the visit';

function primaryCareRow(): readonly string[] {
  const care = 'Outpatient visit (child or adult), visits in pregnancy and after birth';
  const cells = primaryCare
    ? [
        `The basic visit, from the ${shaFunds.primaryCare}: our contract includes primary care (sample)`,
        'Nothing for what the fund covers',
        'Join; no contribution needed',
      ]
    : [
        `Nothing here: our contract leaves out the ${shaFunds.primaryCare}`,
        'The whole visit',
        'Ask us for the nearest health centre that has it',
      ];
  return [care, ...cells];
}

function wardDay(today: string): string {
  const sum = sumOn(shaWardDay.sum, today);
  const limit = `for up to ${shaWardDay.householdDays} days a year for a household`;
  return sum === askUs ? formatSum(sum) : `${formatSum(sum)} a day, ${limit}`;
}

function birthRow(birth: 'normal' | 'cesarean', name: string, today: string): readonly string[] {
  const { shaPays, remains } = birthCostWithSha(birth, today);
  return [name, formatSum(shaPays), formatSum(remains), contribution];
}

/** Returns rows of common care, SHA's payment, yours and what to do before, on `today` (ISO 8601). */
export function shaRows(today: string): readonly (readonly string[])[] {
  return [
    primaryCareRow(),
    birthRow('normal', packageShortNames.normalDelivery, today),
    birthRow('cesarean', packageShortNames.cesareanSection, today),
    [
      'A stay on a general ward',
      wardDay(today),
      'The rest of the bill: doctor, tests and medicine',
      contribution,
    ],
    [
      'An emergency',
      `Up to the first ${shaAmbulance.treatmentHours} hours, for every resident. Ask us`,
      'The difference, later',
      'Nothing. We treat you first',
    ],
  ];
}

/** Returns the rows of rarer care, in the same columns. */
export function otherShaRows(today: string): readonly (readonly string[])[] {
  return [
    ['Anti-D after a birth', amountNotFound, 'The difference', contribution],
    ...ifOn('hdu', ['A stay in the HDU', amountNotFound, 'The difference', contribution]),
    ['An operation', amountNotFound, 'The difference', 'Approval; we ask for it'],
    [
      'An ambulance',
      `Only if its call centre sends it: ${ambulanceBySha(today)}`,
      `The difference. If you called us: ${ambulancePrice}`,
      'Ask when you call',
    ],
    ['Vaccines on the national schedule', 'The government supplies them', 'Nothing', 'Nothing'],
  ];
}

/** Heading of the sums for a birth, at the top of the page, and link to the table. */
export const shaLead = {
  id: 'sha-first',
  heading: `A birth with ${sha}: you pay`,
  more: `All that ${sha} pays for, and what you pay`,
} as const;

/** Heading of the rarer rows. */
export const otherShaHeading = `Anti-D, ${ifOn('hdu', 'HDU, ').join('')}operations, ambulance, vaccines`;

export const shaTableColumns = ['Care', `${sha} pays`, 'You pay', 'Do this before'] as const;

const { asOf } = shaTariffs.normal;

/** Returns the table's caption: the law that sets the sums, and their age on `today` (ISO 8601). */
export function shaTableCaption(today: string): string {
  return isStillValid(asOf, today)
    ? `Amounts by law (${shaTariffNotice}), as of ${formatDay(asOf)}. Ask us before planned care: rules change.`
    : `We last checked the amounts on ${formatDay(asOf)}. Ask us for today's.`;
}

/** Sources of the table: the law, SHA's tariffs and the rest. */
export const shaTableSources: readonly Source[] = [
  shaSources.act,
  shaSources.tariffs,
  shaSources.benefitTariffs,
  shaSources.lindaJamii,
  shaSources.fingerprints,
  shaSources.otherThanFingerprints,
  ...ifMakl<Source>(maklSources.teachers, maklSources.policeAndPrisons),
  ...otherCoverSources,
];
