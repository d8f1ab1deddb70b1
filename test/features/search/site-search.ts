import type { ParsedPage } from '../../../tools/build/search-index/page-text.ts';
import { parsePages } from '../../../tools/run/rendered-search.ts';

/** Returns the site's pages as they are rendered today, parsed for the search. */
export function pagesOfSite(): Promise<ParsedPage[]> {
  return parsePages({ SITE_URL: 'https://www.hospital.example' });
}
