import type { Handler } from 'hono';
import { readAsset } from '../../http/documents.ts';
import type { AppEnv, Env } from '../../http/env.ts';
import { searchIndexAsset } from '../../http/prerendered.ts';
import { type PageSources, pageDocument } from '../../http/serve-page.ts';
import { cleanLine } from '../../messages/clean-text.ts';
import { queryLimits } from '../../messages/fold-words.ts';
import type { Search } from '../../models/search-answer.ts';
import type { Place } from '../../site/addresses.ts';
import { kenyanDay } from '../../time/kenyan-day.ts';

/** Returns the query as one line of limited length, without invisible characters. */
function readSearchQuery(input: string): string {
  // cut before cleaning, so that a long input costs no time; cleaning only shortens
  const start = cleanLine(input.slice(0, 4 * queryLimits.characters));
  return Array.from(start).slice(0, queryLimits.characters).join('').trim();
}

/** Loads the search, which is cached for the life of the isolate. */
export type LoadSearch = (env: Env) => Promise<Search>;

/**
 * Creates the loader of the build's search index, which loads it on the first search. The index is
 * not updated when a page changes by date: its addresses stay right, and updating it would mean
 * rendering every page.
 */
export function createLoadSearch(): LoadSearch {
  let loaded: Search | undefined;
  return async function loadSearch(env) {
    if (loaded) return loaded;
    const [index, { createSearch }] = await Promise.all([
      readAsset(env, searchIndexAsset),
      import('./create-search.ts'),
    ]);
    // concurrent first searches each load it: a request must not await another request's promise
    loaded = createSearch(JSON.parse(new TextDecoder().decode(index)));
    return loaded;
  };
}

/**
 * Returns the search to use when the index cannot be read: in an emergency the number and first aid, which
 * need no index. For any other query the failure stays one.
 */
async function searchWithoutIndex(failure: unknown): Promise<Search> {
  const { emergencyAnswer, findEmergency } = await import('./emergencies/find-emergencies.ts');
  return (text, reader) => {
    const answer = emergencyAnswer(findEmergency(text, reader));
    if (answer.alarm === 'calm') throw failure;
    return { results: [], ...answer };
  };
}

/**
 * Serves the search page. Results are rendered per request and never cached, because a query can
 * reveal a visitor's health.
 */
export function serveSearch(
  place: Place,
  { sendDocument, loadRenderer, now }: PageSources,
  loadSearch: LoadSearch,
): Handler<AppEnv> {
  const emptySearch = pageDocument(place, loadRenderer);
  return async function respondWithResults(c) {
    const q = readSearchQuery(c.req.query('q') ?? '');
    if (!q) return sendDocument(c, emptySearch);
    const [{ renderPlace }, search] = await Promise.all([
      loadRenderer(),
      loadSearch(c.env).catch(searchWithoutIndex),
    ]);
    const found = search(q, place.language);
    const today = kenyanDay(now());
    const body = await renderPlace(c.env, place, { query: { q }, found, today });
    return c.body(body, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.byteLength),
    });
  };
}
