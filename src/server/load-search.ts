import { buildId } from 'virtual:build-id';
import type { Search } from '../search/search-answer.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { configuredOrigins, type Env } from './env.ts';
import type { LoadRenderer } from './renderer.ts';
import { openSearchIndex, searchIndexPath } from './search-index-file.ts';

/** The search over the site as it is on `today` (ISO 8601). */
export type LoadSearch = (env: Env, today: string) => Promise<Search>;

/** The index that the build left among the static files; undefined where it is of no use. */
async function readBuiltIndex(env: Env, id: string, today: string) {
  try {
    // a binding takes any origin
    const answer = await env.ASSETS.fetch(
      new URL(searchIndexPath(id), configuredOrigins(env).siteUrl).href,
    );
    return answer.ok ? await openSearchIndex(await answer.text(), id, today) : undefined;
  } catch {
    return undefined;
  }
}

/** The same index from the pages themselves, each rendered here: while developing, or in need. */
async function renderIndex(env: Env, today: string, loadRenderer: LoadRenderer) {
  const [{ knownPlaces }, { createIndex, readPage }, { renderPlace }] = await Promise.all([
    import('../places.ts'),
    import('../search/search-index.ts'),
    loadRenderer(),
  ]);
  const pages = [];
  for (const [address, place] of knownPlaces) {
    const html = new TextDecoder().decode(await renderPlace(env, place, { today }));
    pages.push(readPage(address, html));
  }
  return createIndex(pages);
}

/**
 * Loads the search when somebody searches, and keeps it for the day. Nothing of it is read or
 * evaluated before: an isolate that is never asked pays nothing.
 */
export function createLoadSearch(loadRenderer: LoadRenderer, id: string = buildId): LoadSearch {
  let kept: { today: string; search: Search } | undefined;
  return async function loadSearch(env, today) {
    if (kept?.today === today) return kept.search;
    const index: SearchIndex =
      (await readBuiltIndex(env, id, today)) ?? (await renderIndex(env, today, loadRenderer));
    const { createSearch } = await import('../search/create-search.ts');
    // two first searches at once both load: a promise of one request must not be awaited by another
    kept = { today, search: createSearch(index) };
    return kept.search;
  };
}
