import { kenyanDay } from '../../src/facts/kenyan-day.ts';
import { knownPlaces } from '../../src/places.ts';
import { createSearch } from '../../src/search/create-search.ts';
import { readPage } from '../../src/search/read-page.ts';
import type { Search } from '../../src/search/search-answer.ts';
import { createIndex, type SearchIndex } from '../../src/search/search-index.ts';
import type { Env } from '../../src/server/env.ts';
import { loadRenderer } from '../../src/server/renderer.ts';
import type { LoadSearch } from '../../src/server/serve-search.ts';

/** Returns the index over the site's pages as they are rendered today. */
export async function renderIndex(env: Pick<Env, 'SITE_URL'>): Promise<SearchIndex> {
  const { renderPlace } = await loadRenderer();
  const today = kenyanDay(Date.now());
  const pages = [];
  for (const [address, place] of knownPlaces) {
    const html = await renderPlace(env as Env, place, { today });
    pages.push(readPage(address, new TextDecoder().decode(html)));
  }
  return createIndex(pages);
}

/** The search where there is no build whose index could be read: in development and in tests. */
export function createRenderedSearch(): LoadSearch {
  let loaded: Search | undefined;
  return async (env) => {
    loaded ??= createSearch(await renderIndex(env));
    return loaded;
  };
}
