import { createIndexes } from '../../../tools/build/search-index/create-indexes.ts';
import { createPlaceIn, createSearch } from '../../../tools/measure/search/score.ts';
import { parsePages } from '../../../tools/run/rendered-search.ts';

/** The site's pages as they are rendered today, parsed for the search. */
export const pages = await parsePages({ SITE_URL: 'https://www.hospital.example' });
export const indexes = createIndexes(pages);
export const search = createSearch(indexes);
/** The address of a place in another language. */
export const placeIn = createPlaceIn(indexes);
/** The address of every section. */
export const addresses: ReadonlySet<string> = new Set(
  pages.flatMap(({ address, sections }) =>
    sections.map(({ fragment }) => (fragment ? `${address}#${fragment}` : address)),
  ),
);
