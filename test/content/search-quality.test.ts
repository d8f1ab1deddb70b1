import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch } from '../../src/search/create-search.ts';
import type { Search } from '../../src/search/search-answer.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import { indexOfSite } from './search-of-site.ts';
import { type ExpectedAnswer, heldOutQueries, laterQueries, queries } from './search-queries.ts';

let index: SearchIndex;
let search: Search;
beforeAll(async () => {
  index = await indexOfSite();
  search = createSearch(index);
}, 120_000);

/** At which place of the results the answer stands, from 1; Infinity where it does not. */
function placeOf({ query, language, places }: ExpectedAnswer): number {
  const at = search(query, language).results.findIndex(({ address }) =>
    places.some((place) => address === place || address.split('#')[0] === place),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
const named = ({ query, language }: ExpectedAnswer) => `${language}: ${query}`;

describe.each([
  ['before there was a search', queries],
  ['after', laterQueries],
  ['last, and held out', heldOutQueries],
])('what people type, written down %s,', (_, list) => {
  it('is answered among the first three, nineteen times of twenty', () => {
    const missed = list.filter((each) => placeOf(each) > 3);
    expect(share(missed, list), missed.map(named).join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('is answered first, four times of five', () => {
    const later = list.filter((each) => placeOf(each) > 1);
    expect(share(later, list), later.map(named).join('\n')).toBeLessThanOrEqual(0.2);
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

it('the lists are long, and hold each query once', () => {
  expect(queries.length).toBeGreaterThanOrEqual(80);
  expect(heldOutQueries.length).toBeGreaterThanOrEqual(30);
  const all = [...queries, ...laterQueries, ...heldOutQueries].map(named);
  expect(new Set(all).size).toBe(all.length);
});
