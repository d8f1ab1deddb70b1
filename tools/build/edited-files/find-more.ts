/** Checks that a schema cannot express. The staff desk runs them in the browser, so they need no Node. */

import { oldPath } from '../../../src/facts/old-addresses.ts';
import { noticeBounds } from '../../../src/facts/schedule/notice.ts';
import { statusBounds } from '../../../src/facts/schedule/status/status.ts';
import type { Confirmation } from '../../../src/facts/schemas/confirmations.ts';
import type { Notice } from '../../../src/facts/schemas/notices.ts';
import type { OldAddress } from '../../../src/facts/schemas/old-addresses.ts';
import type { Photograph } from '../../../src/facts/schemas/photographs.ts';
import { findMissingPrices, type PricesFile } from '../../../src/facts/schemas/prices.ts';
import type { StatusEntry } from '../../../src/facts/schemas/status.ts';
import { placeByTable } from '../../../src/site/addresses.ts';
import { parseKenyanTime } from '../../../src/time/kenyan-day.ts';
import { contrastFaults } from '../look/contrast-faults.ts';
import { findDisorder } from './find-disorder.ts';
import type { SchemaFault } from './schema-faults.ts';

/** Finds the faults of a file's content, once it fits its schema. */
export type FindMore = ((content: never) => SchemaFault[]) | undefined;

/** Finds the entries of a list whose value `field` is also that of an entry before. */
function findRepeated<Field extends string>(
  list: string,
  field: Field,
  entries: readonly Readonly<Record<Field, string>>[],
  problem = 'is on the list twice. Keep the newer entry.',
): SchemaFault[] {
  const values = entries.map((entry) => entry[field]);
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ path: [list, index, field], problem }] : [],
  );
}

/** Finds keys used in two groups: pages look people up by key alone. */
function findSharedKeys(content: Readonly<Record<string, unknown>>): SchemaFault[] {
  const groupOf = new Map<string, string>();
  return Object.entries(content).flatMap(([group, members]) =>
    Object.keys(typeof members === 'object' ? (members ?? {}) : {}).flatMap(
      (key): SchemaFault[] => {
        const other = groupOf.get(key);
        groupOf.set(key, group);
        if (!other) return [];
        return [{ path: [group, key], problem: `is also in "${other}". Rename one of them.` }];
      },
    ),
  );
}

/** Finds notices that end before they start, or share an id. */
function findWrongNotices({ notices }: { notices: readonly Notice[] }): SchemaFault[] {
  const bounds = notices.flatMap((notice, index): SchemaFault[] => {
    const [begins, ends] = noticeBounds(notice);
    const { hours } = notice;
    const path = ['notices', index];
    const problem = "must be after 'from'.";
    return [
      ...(begins >= ends ? [{ path: [...path, 'until'], problem }] : []),
      ...(hours && hours.from > hours.until
        ? [{ path: [...path, 'hours', 'until'], problem: "must not be before 'from'." }]
        : []),
    ];
  });
  const repeated = 'is also the id of another notice. Change one of them.';
  return [...bounds, ...findRepeated('notices', 'id', notices, repeated)];
}

/** Finds reports of a time to come, and two reports on the same thing. */
function findWrongStatus({ status }: { status: readonly StatusEntry[] }): SchemaFault[] {
  const problem = 'is in the future. Write when someone last looked.';
  return [
    ...status.flatMap((entry, index) =>
      statusBounds(entry)[0] > Date.now() ? [{ path: ['status', index, 'asOf'], problem }] : [],
    ),
    ...findRepeated('status', 'of', status),
  ];
}

/** Finds old addresses that lead nowhere, are pages of this site, or are on the list twice. */
function findWrongAddresses({ addresses }: { addresses: readonly OldAddress[] }): SchemaFault[] {
  const froms = addresses.map(({ from }) => ({ from: oldPath(from) }));
  const wrong = addresses.flatMap(({ to }, index): SchemaFault[] => {
    const [target = ''] = to.split('#');
    const leadsNowhere = !placeByTable(target);
    const isPage = placeByTable(froms[index]?.from ?? '');
    const path = ['addresses', index];
    return [
      ...(leadsNowhere ? [{ path: [...path, 'to'], problem: 'is no page of this site.' }] : []),
      ...(isPage
        ? [{ path: [...path, 'from'], problem: 'is a page of this site. Remove the line.' }]
        : []),
    ];
  });
  const repeated = 'is on the list twice. Keep one of them.';
  return [...wrong, ...findRepeated('addresses', 'from', froms, repeated)];
}

/** Finds two photographs for one drawing, and consent on a day to come. */
function findWrongPhotographs({ photographs }: { photographs: readonly Photograph[] }) {
  const repeated = 'has another photograph already. Keep one of them.';
  const problem = 'is in the future. Write the day on the signed form.';
  return [
    ...findRepeated('photographs', 'of', photographs, repeated),
    ...photographs.flatMap(({ people }, index) =>
      people.flatMap(({ on }, person) =>
        parseKenyanTime(on) > Date.now()
          ? [{ path: ['photographs', index, 'people', person, 'on'], problem }]
          : [],
      ),
    ),
  ];
}

/** The checks by file name. */
export const findMore: Readonly<Record<string, FindMore>> = {
  'people.json': findSharedKeys,
  'hospital.json': findDisorder,
  'look.json': contrastFaults,
  'papers.json': findDisorder,
  'clinics.json': findDisorder,
  'opening-hours.json': findDisorder,
  'prices.json': (prices: PricesFile) => [...findDisorder(prices), ...findMissingPrices(prices)],
  'notices.json': findWrongNotices,
  'status.json': findWrongStatus,
  'confirmations.json': ({ confirmations }: { confirmations: readonly Confirmation[] }) =>
    findRepeated('confirmations', 'fact', confirmations),
  'old-addresses.json': findWrongAddresses,
  'photographs.json': findWrongPhotographs,
};
