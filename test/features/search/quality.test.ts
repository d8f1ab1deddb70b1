import { expect, it } from 'vitest';
import { queryLists } from '../../../tools/measure/search/queries.ts';
import { createFind, inTheirLanguage, rankOf } from '../../../tools/measure/search/score.ts';
import { addresses, indexes } from './site-search.ts';

const find = createFind(indexes);

const named = ({ query, language }: { query: string; language: string }) => `${language}: ${query}`;

/** Minimum share of each list with the answer first, and among the first three, in percent. */
const leastAnswered: Readonly<Record<string, readonly number[]>> = {
  'before the search': [85, 95],
  after: [85, 99],
  'held out': [85, 99],
  new: [85, 95],
  Swahili: [80, 95],
  'Swahili, once blind': [80, 95],
  phone: [85, 95],
  'phone, second': [80, 90],
  'phone, third': [85, 95],
  'phone, fourth': [85, 95],
  'phone, fifth': [85, 90],
  'phone, sixth': [90, 95],
  'phone, seventh': [90, 95],
  'phone, eighth': [90, 95],
  'phone, ninth': [85, 90],
  'phone, tenth': [90, 95],
  'phone, eleventh': [90, 95],
  'phone, twelfth': [85, 95],
  'phone, thirteenth': [85, 90],
};

it.each(Object.entries(queryLists))('the list %j is answered first, or in three', (name, list) => {
  const ranked = inTheirLanguage(indexes, list).map((each) => ({
    ...each,
    rank: rankOf(find, each),
  }));
  const least = leastAnswered[name] ?? [];
  for (const [index, most] of [1, 3].entries()) {
    const later = ranked.filter(({ rank }) => rank > most);
    const share = 100 - (100 * later.length) / list.length;
    expect(share, later.map(named).join('\n')).toBeGreaterThanOrEqual(least[index] ?? 100);
  }
});

it('the lists are long, with each query once and places that exist', () => {
  for (const list of Object.values(queryLists)) expect(list.length).toBeGreaterThanOrEqual(30);
  const all = Object.values(queryLists).flat();
  expect(new Set(all.map(named)).size).toBe(all.length);
  const places = all.flatMap((query) => query.places);
  expect(places.filter((place) => !addresses.has(place))).toEqual([]);
});
