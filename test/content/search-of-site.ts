import { knownPlaces } from '../../src/places.ts';
import { createSearch } from '../../src/search/create-search.ts';
import type { Search } from '../../src/search/search-answer.ts';
import { createIndex, readPage, type SearchIndex } from '../../src/search/search-index.ts';
import type { Env } from '../../src/server/env.ts';
import { loadRenderer } from '../../src/server/renderer.ts';

/** The site's own index, from its pages as they are rendered today. */
export async function indexOfSite(): Promise<SearchIndex> {
  const { renderPlace } = await loadRenderer();
  const env = { SITE_URL: 'https://www.hospital.example' } as Env;
  const today = new Date().toISOString().slice(0, 10);
  const pages = [];
  for (const [address, place] of knownPlaces) {
    const html = new TextDecoder().decode(await renderPlace(env, place, { today }));
    pages.push(readPage(address, html));
  }
  return createIndex(pages);
}

/** The search over the site as it is. */
export async function searchOfSite(): Promise<Search> {
  return createSearch(await indexOfSite());
}
