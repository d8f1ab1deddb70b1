import type { Handler } from 'hono';
import type { SearchAnswer } from '../../components/search-answer.ts';
import { searchIndexAsset } from '../../http/documents/prerendered.ts';
import { readAsset } from '../../http/documents/read-asset.ts';
import type { AppEnv, Env } from '../../http/env.ts';
import { type PageSources, pageDocument } from '../../http/serve-page.ts';
import { cleanLine } from '../../messages/clean-text.ts';
import { queryLimits } from '../../messages/fold-words.ts';
import type { Place } from '../../site/addresses.ts';
import type { Language } from '../../site/languages.ts';
import { loadWords } from '../../words/words-by-locale.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { OpenIndexes } from './search.ts';

/**
 * Loads an index that the build wrote. It is not updated when a page changes by date: its addresses stay
 * right, and updating it would mean rendering every page.
 */
export const loadBuiltIndex = async (env: Env, language: Language): Promise<SearchIndex> =>
  JSON.parse(new TextDecoder().decode(await readAsset(env, searchIndexAsset(language))));

/** Answers a query for a reader of a language. */
export type AnswerQuery = (env: Env, query: string, reader: Language) => Promise<SearchAnswer>;

/**
 * Creates the function that answers queries. The first query that needs an index loads it, for the life of
 * the isolate. Without an index the answer has what needs none: the number and first aid.
 */
export function createAnswerQuery(loadIndex: typeof loadBuiltIndex): AnswerQuery {
  const indexes: OpenIndexes = {};
  return async function answerQuery(env, query, reader) {
    const { search, openIndex } = await import('./search.ts');
    let found = search(indexes, query, reader);
    try {
      while (found.needs) {
        // concurrent first searches each load it: a request must not await another request's promise
        indexes[found.needs] = openIndex(await loadIndex(env, found.needs));
        await loadWords(found.needs);
        found = search(indexes, query, reader);
      }
      return found;
    } catch {
      return { ...found, hasNoIndex: true };
    }
  };
}

/**
 * Serves the search page. Results are rendered per request and never cached, because a query can
 * reveal a visitor's health.
 */
export function serveSearch(
  place: Place,
  { sendDocument, loadRenderer }: PageSources,
  answerQuery: AnswerQuery,
): Handler<AppEnv> {
  const emptySearch = pageDocument(place, loadRenderer);
  return async function respondWithResults(c) {
    // cut first, so that a long input costs no time; cleaning only shortens
    const q = cleanLine((c.req.query('q') ?? '').slice(0, queryLimits.characters));
    if (!q) return sendDocument(c, emptySearch);
    // the renderer loads meanwhile
    const [found] = await Promise.all([answerQuery(c.env, q, place.language), loadRenderer()]);
    return sendDocument.renderUncached(c, {
      ...pageDocument(place, loadRenderer, { query: { q }, found }),
      status: found.hasNoIndex && found.alarm === 'calm' ? 503 : 200,
      cacheRule: 'personal',
    });
  };
}
