import type { SearchIndexes } from '../../src/features/search/index/search-index.ts';
import { type AnswerQuery, createAnswerQuery } from '../../src/features/search/serve-search.ts';
import type { Env } from '../../src/http/env.ts';
import { createIndexes } from '../build/search-index/create-indexes.ts';
import type { ParsedPage } from '../build/search-index/page-text.ts';
import { readPage } from '../build/search-index/read-sections.ts';
import { renderPages } from './rendered-pages.ts';

/** Returns the pages as rendered today, parsed for the search. */
export async function parsePages(env: Pick<Env, 'SITE_URL'>): Promise<ParsedPage[]> {
  const pages = await renderPages(env);
  return pages.flatMap(([address, html]) => readPage(address, html) ?? []);
}

let loaded: SearchIndexes | undefined;

/** Creates the search for development and tests, where no build has written an index. */
export function createRenderedSearch(): AnswerQuery {
  return createAnswerQuery(async (env, language) => {
    loaded ??= createIndexes(await parsePages(env));
    return loaded[language];
  });
}
