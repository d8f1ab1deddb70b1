import { addressIn, openIndex } from '../../../src/features/search/index/open-index.ts';
import type { SearchIndexes } from '../../../src/features/search/index/search-index.ts';
import { search } from '../../../src/features/search/search.ts';
import { placeByTable, placePath } from '../../../src/site/addresses.ts';
import { defaultLanguage, type Language } from '../../../src/site/languages.ts';
import { loadAllWords } from '../../../src/words/words-by-locale.ts';
import type { ExpectedAnswer } from './queries.ts';

await loadAllWords();

/** A search that returns addresses, best first. */
export type Find = (query: string, language: Language) => readonly string[];

/** A list of queries. */
export type QueryList = readonly ExpectedAnswer[];

/** Opens the indexes of all languages. */
const openAll = ({ en, sw }: SearchIndexes) => ({ en: openIndex(en), sw: openIndex(sw) });

/** Creates the function that finds the place in a language of an English address. */
export function createPlaceIn(indexes: SearchIndexes) {
  const opened = openAll(indexes);
  return function placeIn(address: string, language: Language): string {
    const [path = '', fragment = ''] = address.split('#');
    const place = placeByTable(path);
    if (place?.language !== defaultLanguage || place.language === language) return address;
    if (!fragment) return placePath({ ...place, language });
    const page = place.entryId ? (`${place.name}/${place.entryId}` as const) : place.name;
    return addressIn(opened[language], `${page}#${fragment}`);
  };
}

/** Returns a list with the places of each query in the query's language. */
export function inTheirLanguage(indexes: SearchIndexes, list: QueryList): QueryList {
  const placeIn = createPlaceIn(indexes);
  return list.map(({ places, ...query }) => ({
    ...query,
    places: places.map((place) => placeIn(place, query.language)),
  }));
}

/** Creates the site's search over all indexes. */
export function createSearch(indexes: SearchIndexes) {
  const opened = openAll(indexes);
  return (query: string, reader: Language) => search(opened, query, reader);
}

/** Creates the site's search for addresses. */
export function createFind(indexes: SearchIndexes): Find {
  const search = createSearch(indexes);
  return (query, language) => search(query, language).results.map(({ address }) => address);
}

/** Returns the rank of the first right result, from 1, or Infinity. */
export function rankOf(find: Find, { query, language, places }: ExpectedAnswer): number {
  const at = find(query, language).findIndex((address) =>
    places.some((place) => address === place || address.split('#')[0] === place),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

/** Returns the percentage of queries answered within the first `most` results. */
export function shareWithin(find: Find, list: readonly ExpectedAnswer[], most: number): number {
  return (100 * list.filter((each) => rankOf(find, each) <= most).length) / list.length;
}
