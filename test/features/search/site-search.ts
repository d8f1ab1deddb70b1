import { createSearch } from '../../../src/features/search/create-search.ts';
import type { SearchIndex } from '../../../src/features/search/index/search-index.ts';
import type { Search } from '../../../src/models/search-answer.ts';
import { renderIndex } from '../../../tools/run/rendered-search.ts';

/** Returns the index over the site's pages as they are rendered today. */
export function indexOfSite(): Promise<SearchIndex> {
  return renderIndex({ SITE_URL: 'https://www.hospital.example' });
}

/** The search over the site as it is. */
export async function searchOfSite(): Promise<Search> {
  return createSearch(await indexOfSite());
}
