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
import { formatDay } from '../../formats/sw.ts';
import { ifMakl, ifOn } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { packageShortNames } from '../pages/maternity-packages.ts';
import { ambulanceBySha, ambulancePrice } from '../sections/ambulance.ts';
import { formatSum, otherCoverSources } from './birth-cost.ts';

type ShaTable = WordsOf<'shaTable'>;

const { sha } = schemes;

const contribution = 'Mchango uwe umelipwa hadi sasa, na alama ya kidole imesajiliwa';
const difference = 'Tofauti inayobaki';

/** What we say where SHA's publications have no sum. */
export const amountNotFound: string = 'Hatujui kiasi kilichotangazwa. Tuulize';

/** Visits in pregnancy and after birth: how many SHA pays for. */
export const visitsNotFound: string = `Hatujui idadi rasmi ya kliniki ambazo ${sha} hulipia. Tuulize zimebaki ngapi.`;

const { primaryCare } = shaContract;

/** SHA's Primary Health Care Fund and an outpatient visit here, also of a child. */
export const primaryCareVisit: ShaTable['primaryCareVisit'] = primaryCare
  ? `Kama umejiunga na ${sha}, mfuko wake wa ${shaFunds.primaryCare} hulipia kuonwa kwa kawaida hapa. Si lazima uwe umelipa mchango (mfano: mkataba wetu una huduma za msingi).`
  : `${sha} hulipia kuonwa kwa kawaida pale tu ambapo mkataba wake una huduma za msingi, na wetu hauna. Tuulize kituo cha afya kilicho karibu chenye mkataba huo.`;

/** The same in a few words, after 'Ukiwa na SHA:'. */
export const primaryCareShort: ShaTable['primaryCareShort'] = primaryCare
  ? 'kuonwa kwa kawaida kunalipiwa'
  : 'unalipa wewe mwenyewe';

function primaryCareRow(): readonly string[] {
  const care =
    'Kuonwa kama mgonjwa wa nje (mtoto au mtu mzima), kliniki za ujauzito na za baada ya kujifungua';
  const cells = primaryCare
    ? [
        `Kuonwa kwa kawaida, kutoka mfuko wa ${shaFunds.primaryCare}: mkataba wetu una huduma za msingi (mfano)`,
        'Hakuna kwa kinacholipiwa na mfuko huo',
        'Jiunge; mchango hauhitajiki',
      ]
    : [
        `Hailipi hapa: mkataba wetu hauna mfuko wa ${shaFunds.primaryCare}`,
        'Gharama yote',
        'Tuulize kituo cha afya kilicho karibu chenye mkataba huo',
      ];
  return [care, ...cells];
}

function wardDay(today: string): string {
  const sum = sumOn(shaWardDay.sum, today);
  const limit = `hadi siku ${shaWardDay.householdDays} kwa mwaka kwa familia moja`;
  return sum === askUs ? formatSum(sum) : `${formatSum(sum)} kwa siku, ${limit}`;
}

function birthRow(birth: 'normal' | 'cesarean', name: string, today: string): readonly string[] {
  const { shaPays, remains } = birthCostWithSha(birth, today);
  return [name, formatSum(shaPays), formatSum(remains), contribution];
}

/** Returns rows of care, SHA's payment, yours and what to do before, on `today` (ISO 8601). */
export function shaRows(today: string): readonly (readonly string[])[] {
  return [
    primaryCareRow(),
    birthRow('normal', packageShortNames.normalDelivery, today),
    birthRow('cesarean', packageShortNames.cesareanSection, today),
    [
      'Kulazwa kwenye wodi ya kawaida',
      wardDay(today),
      'Kinachobaki kwenye bili: daktari, vipimo na dawa',
      contribution,
    ],
    [
      'Dharura',
      `Hadi saa ${shaAmbulance.treatmentHours} za kwanza, kwa kila mkazi wa Kenya. Tuulize`,
      `${difference}, baadaye`,
      'Hakuna. Tunakutibu kwanza',
    ],
  ];
}

/** Returns the rows of rarer care, in the same columns. */
export function otherShaRows(today: string): readonly (readonly string[])[] {
  return [
    ['Sindano ya anti-D baada ya kujifungua', amountNotFound, difference, contribution],
    ...ifOn('hdu', ['Kulazwa HDU (uangalizi wa karibu)', amountNotFound, difference, contribution]),
    ['Upasuaji', amountNotFound, difference, 'Idhini; sisi tunaiomba'],
    [
      'Ambulensi',
      `Ikitumwa na kituo chake cha simu tu: ${ambulanceBySha(today)}`,
      `${difference}. Ukitupigia sisi: ${ambulancePrice}`,
      'Uliza ukipiga simu',
    ],
    ['Chanjo za ratiba ya taifa', 'Hutolewa na serikali', 'Hakuna', 'Hakuna'],
  ];
}

/** Heading of the sums for a birth, at the top of the page, and link to the table. */
export const shaLead = {
  id: 'sha-first',
  heading: `Kujifungua ukiwa na ${sha}: unalipa`,
  more: `${sha} inalipa nini, unalipa nini`,
} as const satisfies ShaTable['shaLead'];

/** Heading of the rarer rows. */
export const otherShaHeading = `Anti-D, ${ifOn('hdu', 'HDU, ').join('')}upasuaji, ambulensi, chanjo`;

export const shaTableColumns = [
  'Huduma',
  `${sha} inalipa`,
  'Unalipa',
  'Fanya hili kabla',
] as const satisfies ShaTable['shaTableColumns'];

const { asOf } = shaTariffs.normal;

/** Returns the table's caption: the law that sets the sums, and their age on `today` (ISO 8601). */
export function shaTableCaption(today: string): string {
  return isStillValid(asOf, today)
    ? `Viwango kwa sheria (${shaTariffNotice}), kufikia ${formatDay(asOf)}. Tuulize kabla ya huduma iliyopangwa: kanuni hubadilika.`
    : `Tulikagua viwango hivi mara ya mwisho tarehe ${formatDay(asOf)}. Tuulize vya leo.`;
}

/** Sources of the table: the law, SHA's tariffs and the rest. */
export const shaTableSources: ShaTable['shaTableSources'] = [
  shaSources.act,
  shaSources.tariffs,
  shaSources.benefitTariffs,
  shaSources.lindaJamii,
  shaSources.fingerprints,
  shaSources.otherThanFingerprints,
  ...ifMakl<Source>(maklSources.teachers, maklSources.policeAndPrisons),
  ...otherCoverSources,
];
