import type { Context, MiddlewareHandler } from 'hono';
import { type Place, placeByTable } from '../addresses.ts';
import { type Row, routes } from '../routes.ts';
import { cachePolicies } from './cache-policies.ts';
import { tagBytes } from './entity-tag.ts';
import type { AppEnv } from './env.ts';
import { finishPage, sendPage } from './finished-page.ts';
import type { KnownPaths } from './known-paths.ts';
import type { LoadSearch } from './load-search.ts';
import type { PageCache } from './page-cache.ts';
import { factsOfPage } from './page-facts.ts';
import { readSearchQuery } from './read-search-query.ts';
import type { LoadRenderer } from './renderer.ts';

/** The first value of each parameter that the row names, or undefined when none is sent. */
function readQuery(
  c: Context<AppEnv>,
  names: readonly string[],
): Record<string, string> | undefined {
  const sent = names.flatMap((name): [string, string][] => {
    const value = c.req.query(name);
    return value === undefined ? [] : [[name, value.toWellFormed()]];
  });
  return sent.length > 0 ? Object.fromEntries(sent) : undefined;
}

/** What pages are made of; each is loaded by the first answer that needs it. */
interface PageSources {
  loadRenderer: LoadRenderer;
  loadSearch: LoadSearch;
}

/**
 * Answers GET and HEAD of every known address. Pages of `cache` are sent again; a search's answer is
 * made anew, and kept by nobody: what people look for may say what ails them. An unknown address
 * passes.
 */
export function answerPages(
  knownPaths: KnownPaths,
  cache: PageCache,
  { loadRenderer, loadSearch }: PageSources,
): MiddlewareHandler<AppEnv> {
  async function sendResults(c: Context<AppEnv>, place: Place, typed: string): Promise<Response> {
    const today = cache.today();
    const [{ renderPlace }, search] = await Promise.all([loadRenderer(), loadSearch(c.env, today)]);
    const found = search(typed, place.language);
    const body = await renderPlace(c.env, place, { query: { q: typed }, found, today });
    c.header('Cache-Control', cachePolicies.personal);
    c.header('Content-Type', 'text/html; charset=utf-8');
    // the runtime adds it to a body, but HEAD has none (RFC 9110, 9.3.2)
    c.header('Content-Length', String(body.byteLength));
    return c.body(body);
  }

  return async function sendKnownPage(c, next) {
    const { path, raw } = c.req;
    const place = (await knownPaths(c.env)).has(path) ? placeByTable(path) : undefined;
    if (!place) return next();
    const facts = factsOfPage(path, place);
    const typed = place.name === 'search' ? readSearchQuery(c.req.query('q') ?? '') : undefined;
    if (typed) return sendResults(c, place, typed);
    const { queries }: Row = routes[place.name];
    // a search for nothing is the page as it stands
    const query = queries && typed === undefined ? readQuery(c, queries) : undefined;
    if (query) {
      const { renderPlace } = await loadRenderer();
      const body = await renderPlace(c.env, place, { query, today: cache.today() });
      const plain = await tagBytes(body);
      const cacheControl = cachePolicies.search;
      return sendPage(raw, c.env, finishPage({ plain }, { ...facts, cacheControl }));
    }
    const page = await cache.get(c.env, path, facts, async (today) =>
      (await loadRenderer()).renderPlace(c.env, place, { today }),
    );
    return sendPage(raw, c.env, page);
  };
}
