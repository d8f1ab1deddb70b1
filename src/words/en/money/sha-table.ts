import { schemes } from '../../../facts/hospital/site.ts';
import { birthCostWithSha } from '../../../facts/money/birth-cost.ts';
import { askUs, stillHolds, sumOn } from '../../../facts/money/dated-sums.ts';
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
import { formatDay } from '../../../formats/en.ts';
import type { Fact } from '../../../models/service-page.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { ambulanceBySha } from '../sections/ambulance.ts';
import { sumInWords } from './birth-cost.ts';

const { sha } = schemes;

const contribution = 'Contribution up to date, fingerprint registered';

const { primaryCare } = shaContract;

/** What SHA's fund for primary care does for an outpatient visit here, a child's too. */
export const primaryCareVisit = primaryCare
  ? `If you have joined ${sha}, its ${shaFunds.primaryCare} pays for the basic visit here. You need no contribution (sample: our contract includes primary care).`
  : `${sha} pays for the basic visit only where its contract includes primary care, and ours does not. Ask us for the nearest health centre that has it.`;

function primaryCareRows(): readonly (readonly string[])[] {
  const [pays, youPay, before] = primaryCare
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
  return ['Outpatient visit, child or adult', 'Visits in pregnancy and after birth'].map((care) => [
    care,
    pays,
    youPay,
    before,
  ]);
}

function wardDay(today: string): string {
  const sum = sumOn(shaWardDay.sum, today);
  const limit = `for up to ${shaWardDay.householdDays} days a year for a household`;
  return sum === askUs ? sumInWords(sum) : `${sumInWords(sum)} a day, ${limit}`;
}

function birthRow(birth: 'normal' | 'cesarean', name: string, today: string): readonly string[] {
  const { shaPays, remains } = birthCostWithSha(birth, today);
  return [name, sumInWords(shaPays), sumInWords(remains), contribution];
}

/** The rows of care / SHA pays / you pay / before, on a day (ISO 8601). */
export function shaRows(today: string): readonly (readonly string[])[] {
  return [
    ...primaryCareRows(),
    birthRow('normal', packageWords.normalDelivery.name, today),
    birthRow('cesarean', packageWords.cesareanSection.name, today),
    ['Anti-D after a birth', 'A fixed amount. Ask us', 'The difference', contribution],
    ['A stay on a general ward', wardDay(today), 'The difference', contribution],
    ['A stay in the HDU', 'A fixed amount a day. Ask us', 'The difference', contribution],
    [
      'An operation',
      'A fixed amount for each kind. Ask us',
      'The difference',
      'Approval; we ask for it',
    ],
    [
      'An emergency',
      `Up to the first ${shaAmbulance.treatmentHours} hours, for every resident. Ask us`,
      'The difference, later',
      'Nothing. We treat you first',
    ],
    ['An ambulance', ambulanceBySha(today), 'The difference', 'Ask when you call'],
    ['Vaccines on the national schedule', 'The government supplies them', 'Nothing', 'Nothing'],
  ];
}

/** The sums that most visitors come for: what the page leads with. */
export function shaBirths(today: string): readonly Fact[] {
  return (
    [
      ['normal', packageWords.normalDelivery.name],
      ['cesarean', packageWords.cesareanSection.name],
    ] as const
  ).map(([birth, name]) => ({
    term: name,
    detail: sumInWords(birthCostWithSha(birth, today).shaPays),
  }));
}

/** The words around them. */
export const shaLead = {
  id: 'sha-first',
  heading: `${sha} pays towards a birth`,
  more: `All that ${sha} pays for, and what you pay`,
} as const;

export const shaTableColumns = ['Care', `${sha} pays`, 'You pay', 'Do this before'] as const;

const { asOf } = shaTariffs.normal;

/** The table's caption: which law sets the sums and how old they are on `today`. */
export function shaTableCaption(today: string): string {
  return stillHolds(asOf, today)
    ? `Amounts by law (${shaTariffNotice}), as of ${formatDay(asOf)}. Ask us before planned care: rules change.`
    : `We last checked the amounts on ${formatDay(asOf)}. Ask us for today's.`;
}

/** The law, SHA's own tariffs and where the rest is published. */
export const shaTableSources: readonly Source[] = [
  shaSources.act,
  shaSources.tariffs,
  shaSources.benefitTariffs,
  shaSources.lindaJamii,
  shaSources.fingerprints,
  shaSources.otherThanFingerprints,
  maklSources.teachers,
  maklSources.policeAndPrisons,
];
