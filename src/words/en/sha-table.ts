import { birthCostWithSha } from '../../facts/birth-cost.ts';
import { maklSources } from '../../facts/makl.ts';
import { stillHolds } from '../../facts/money.ts';
import { shaAmbulance, shaContract, shaFunds, shaSources, shaTariffs } from '../../facts/sha.ts';
import { schemes } from '../../facts/site.ts';
import type { Source } from '../../facts/source.ts';
import type { Fact } from '../service-page.ts';
import { ambulanceBySha } from './ambulance.ts';
import { sumInWords } from './birth-cost.ts';
import { formatDay } from './format.ts';
import { packageWords } from './maternity-packages.ts';

const { sha } = schemes;

const contribution = 'Contribution paid, fingerprint given';

function primaryCareRow(): readonly string[] {
  return shaContract.primaryCare
    ? [
        'Outpatient visit, child or adult',
        `The basic visit, from the ${shaFunds.primaryCare}. ${sha} has taken us into it (sample)`,
        'Nothing for what the fund covers',
        'Join; no contribution needed',
      ]
    : [
        'Outpatient visit, child or adult',
        `Nothing here: we are not in the ${shaFunds.primaryCare}`,
        'The whole visit',
        'Ask us for the nearest health centre that is in it',
      ];
}

function birthRow(birth: 'normal' | 'cesarean', name: string, today: string): readonly string[] {
  const { shaPays, remains } = birthCostWithSha(birth, today);
  return [name, sumInWords(shaPays), sumInWords(remains), contribution];
}

/** The rows of care / SHA pays / you pay / before, on a day (ISO 8601). */
export function shaRows(today: string): readonly (readonly string[])[] {
  return [
    primaryCareRow(),
    [
      'Visits in pregnancy and after birth',
      `${shaFunds.maternity} covers them, anti-D too. Ask us for the sum`,
      'What is above it',
      contribution,
    ],
    birthRow('normal', packageWords.normalDelivery.name, today),
    birthRow('cesarean', packageWords.cesareanSection.name, today),
    [
      'A stay on a ward or in the HDU',
      `A set sum a day, from the ${shaFunds.insurance}. Ask us`,
      'What is above it',
      contribution,
    ],
    [
      'An operation',
      'A set sum for each kind. Ask us',
      'What is above it',
      'Approval; we ask for it',
    ],
    [
      'An emergency',
      `The first ${shaAmbulance.treatmentHours} hours, for anyone, as announced. Ask us`,
      'What is above it, later',
      'Nothing. We treat you first',
    ],
    ['An ambulance', ambulanceBySha(today), 'What is above it', 'Ask when you call'],
    ['Vaccines of the national schedule', 'The government supplies them', 'Nothing', 'Nothing'],
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

/** What stands around them. */
export const shaLead = {
  id: 'sha-first',
  heading: `${sha} pays towards a birth`,
  more: `All that ${sha} pays for, and what is left`,
} as const;

export const shaTableColumns = ['Care', `${sha} pays`, 'You pay', 'Do this before'] as const;

const { asOf } = shaTariffs.normal;

/** The table's caption: how old the sums are on `today`. */
export function shaTableCaption(today: string): string {
  return stillHolds(asOf, today)
    ? `Sums as of ${formatDay(asOf)}. Ask us before planned care: rules change.`
    : `We last checked the sums on ${formatDay(asOf)}. Ask us for today's.`;
}

/** Where all this is published. */
export const shaTableSources: readonly Source[] = [
  shaSources.act,
  shaSources.lindaJamii,
  shaSources.fingerprints,
  shaSources.otherThanFingerprints,
  shaSources.primaryCare,
  shaSources.ambulance,
  shaSources.yearlyContributions,
  maklSources.teachers,
  maklSources.policeAndPrisons,
];
