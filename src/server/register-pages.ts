import type { Context, Hono } from 'hono';
import type { Pages } from '../pages/index.ts';
import { knownPlaces, type Place } from '../places.ts';
import { type Row, routes } from '../routes.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import { finishPage, sendPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';
import { renderPlace } from './render-page.tsx';

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

/**
 * Every known address answers GET and HEAD. Pages of `cache` are sent again; a search's answer is
 * made anew.
 */
export function registerPages(app: Hono<AppEnv>, pages: Pages, cache: PageCache): void {
  async function sendPlace(c: Context<AppEnv>, path: string, place: Place) {
    const page = await cache.get(path, async (today) =>
      finishPage(await renderPlace(c.env, pages[place.name], place, { today }), {
        status: 200,
        path,
        language: place.language,
        cacheControl: cachePolicies.page,
      }),
    );
    return sendPage(c.req.raw, page);
  }

  async function sendSearch(
    c: Context<AppEnv>,
    path: string,
    place: Place,
    query: Record<string, string>,
  ) {
    const today = cache.today();
    const body = await renderPlace(c.env, pages[place.name], place, { query, today });
    const { language } = place;
    const page = await finishPage(body, {
      status: 200,
      path,
      language,
      cacheControl: cachePolicies.search,
    });
    return sendPage(c.req.raw, page);
  }

  for (const [path, place] of knownPlaces) {
    const { queries }: Row = routes[place.name];
    app.get(path, async (c) => {
      const query = queries && readQuery(c, queries);
      return query ? sendSearch(c, path, place, query) : sendPlace(c, path, place);
    });
  }
}
