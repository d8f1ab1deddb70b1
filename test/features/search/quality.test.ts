import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../../src/features/search/index/search-index.ts';
import {
  createFind,
  type Find,
  queryLists,
  rankOf,
  shareWithin,
} from '../../../tools/measure/search/score.ts';
import { indexOfSite } from './site-search.ts';

let index: SearchIndex;
let find: Find;
beforeAll(async () => {
  index = await indexOfSite();
  find = createFind(index);
}, 120_000);

const named = ({ query, language }: { query: string; language: string }) => `${language}: ${query}`;

/** Least share of each list that is answered first, and within three, in percent. */
const least = {
  'before the search': [85, 95],
  after: [85, 99],
  'held out': [85, 99],
  new: [85, 95],
} as const;

describe.each(Object.entries(queryLists))('what people type, list %j,', (name, list) => {
  const [first, three] = least[name as keyof typeof least];

  it(`is answered first, ${first} of 100`, () => {
    const later = list.filter((each) => rankOf(find, each) > 1).map(named);
    expect(shareWithin(find, list, 1), later.join('\n')).toBeGreaterThanOrEqual(first);
  });

  it(`is answered within the first three results, ${three} of 100`, () => {
    const missed = list.filter((each) => rankOf(find, each) > 3).map(named);
    expect(shareWithin(find, list, 3), missed.join('\n')).toBeGreaterThanOrEqual(three);
  });

  it('asks for places that exist', () => {
    const addresses = new Set(
      index.pages.flatMap(({ address, sections }) => [
        address,
        ...sections.map(({ fragment }) => `${address}#${fragment}`),
      ]),
    );
    expect(list.flatMap(({ places }) => places).filter((place) => !addresses.has(place))).toEqual(
      [],
    );
  });
});

it('the lists are long, and have each query once', () => {
  expect(queryLists['before the search'].length).toBeGreaterThanOrEqual(80);
  expect(queryLists['held out'].length).toBeGreaterThanOrEqual(30);
  expect(queryLists.new.length).toBeGreaterThanOrEqual(40);
  const all = Object.values(queryLists).flat().map(named);
  expect(new Set(all).size).toBe(all.length);
});
