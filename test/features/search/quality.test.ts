import { describe, expect, it } from 'vitest';
import {
  createFind,
  inTheirLanguage,
  queryLists,
  rankOf,
  shareWithin,
} from '../../../tools/measure/search/score.ts';
import { addresses, indexes } from './site-search.ts';

const find = createFind(indexes);

const named = ({ query, language }: { query: string; language: string }) => `${language}: ${query}`;

/** Minimum share of each list with the answer first, and among the first three, in percent. */
const least = {
  'before the search': [85, 95],
  after: [85, 99],
  'held out': [85, 99],
  new: [85, 95],
  Swahili: [80, 95],
  'Swahili, once blind': [80, 95],
} as const;

describe.each(Object.entries(queryLists))('the query list %j', (name, list) => {
  const [first, three] = least[name as keyof typeof least];
  const queries = () => inTheirLanguage(indexes, list);

  it(`has the answer first for ${first} of 100`, () => {
    const later = queries()
      .filter((each) => rankOf(find, each) > 1)
      .map(named);
    expect(shareWithin(find, queries(), 1), later.join('\n')).toBeGreaterThanOrEqual(first);
  });

  it(`has the answer among the first three for ${three} of 100`, () => {
    const missed = queries()
      .filter((each) => rankOf(find, each) > 3)
      .map(named);
    expect(shareWithin(find, queries(), 3), missed.join('\n')).toBeGreaterThanOrEqual(three);
  });
});

it('the lists are long, with each query once and places that exist', () => {
  for (const list of Object.values(queryLists)) expect(list.length).toBeGreaterThanOrEqual(30);
  const all = Object.values(queryLists).flat();
  expect(new Set(all.map(named)).size).toBe(all.length);
  const places = all.flatMap((query) => query.places);
  expect(places.filter((place) => !addresses.has(place))).toEqual([]);
});
