import { createSearch } from '../../../src/features/search/create-search.ts';
import type { IndexedSearch } from '../../../src/messages/search-answer.ts';
import { createIndexes } from '../../../tools/build/search-index/create-indexes.ts';
import type { ParsedPage } from '../../../tools/build/search-index/page-text.ts';
import { parsePages } from '../../../tools/run/rendered-search.ts';

/** Returns the site's pages as they are rendered today, parsed for the search. */
export function pagesOfSite(): Promise<ParsedPage[]> {
  return parsePages({ SITE_URL: 'https://www.hospital.example' });
}

/** The search over the site as it is. */
export async function searchOfSite(): Promise<IndexedSearch> {
  return createSearch(createIndexes(await pagesOfSite()));
}
