import MiniSearch from 'minisearch';
import { createSearch } from '../../../src/features/search/create-search.ts';
import { addressOf } from '../../../src/features/search/index/open-index.ts';
import {
  placeSections,
  type SearchIndex,
} from '../../../src/features/search/index/search-index.ts';
import { resolveSection } from '../../../src/features/search/index/section-reference.ts';
import { placeByTable, placePath } from '../../../src/site/addresses.ts';
import { defaultLanguage, type Language } from '../../../src/site/languages.ts';
import { blindSwahiliQueries } from './blind-swahili-queries.ts';
import { newQueries } from './new-queries.ts';
import { type ExpectedAnswer, heldOutQueries, laterQueries, queries } from './queries.ts';
import { swahiliQueries } from './swahili-queries.ts';

/** A search that returns addresses, best first. */
export type Find = (query: string, language: Language) => readonly string[];

/** A list of queries. */
export type QueryList = readonly ExpectedAnswer[];

/** The lists by name. Their places are English: `inTheirLanguage` finds those of Swahili queries. */
export const queryLists = {
  'before the search': queries,
  after: laterQueries,
  'held out': heldOutQueries,
  new: newQueries,
  Swahili: swahiliQueries,
  'Swahili, once blind': blindSwahiliQueries,
} as const;

/** Returns the address in a language of a page or section whose English address is given. */
export function placeIn(index: SearchIndex, address: string, language: Language): string {
  const [path = '', fragment = ''] = address.split('#');
  const place = placeByTable(path);
  if (place?.language !== defaultLanguage || place.language === language) return address;
  if (!fragment) return placePath({ ...place, language });
  return resolveSection(index, { ...place, fragment }, language)?.address ?? address;
}

/** Returns a list with the places of each query in the query's language. */
export function inTheirLanguage(index: SearchIndex, list: QueryList): QueryList {
  return list.map(({ places, ...query }) => ({
    ...query,
    places: places.map((place) => placeIn(index, place, query.language)),
  }));
}

/** Creates the site's search. */
export function createFind(index: SearchIndex): Find {
  const search = createSearch(index);
  return (query, language) => search(query, language).results.map(({ address }) => address);
}

/** Creates MiniSearch with its default tokens over the same sections. */
export function createPlainFind({ pages }: SearchIndex): Find {
  const sections = placeSections(pages);
  const engine = new MiniSearch({ fields: ['title', 'heading', 'text'] });
  engine.addAll(
    sections.map(({ id, page, heading, sentences }) => ({
      id,
      title: page.title,
      heading,
      text: sentences.join(' '),
    })),
  );
  const options = { boost: { title: 2, heading: 2 }, prefix: true, fuzzy: 0.2 };
  return (query) =>
    engine.search(query, options).flatMap(({ id }) => {
      const section = sections[id];
      return section ? [addressOf(section)] : [];
    });
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
