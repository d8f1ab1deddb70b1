import { createSearch } from '../../src/features/search/create-search.ts';
import { readPage } from '../../src/features/search/index/read-page.ts';
import { createIndex, type SearchIndex } from '../../src/features/search/index/search-index.ts';
import type { LoadSearch } from '../../src/features/search/serve-search.ts';
import type { Env } from '../../src/http/env.ts';
import type { Search } from '../../src/models/search-answer.ts';
import { renderPages } from './rendered-pages.ts';

/** Returns the search index of the pages as rendered today. */
export async function renderIndex(env: Pick<Env, 'SITE_URL'>): Promise<SearchIndex> {
  const pages = await renderPages(env);
  return createIndex(pages.map(([address, html]) => readPage(address, html)));
}

/** Creates the search for development and tests, where no build has written an index. */
export function createRenderedSearch(): LoadSearch {
  let loaded: Search | undefined;
  return async (env) => {
    loaded ??= createSearch(await renderIndex(env));
    return loaded;
  };
}
