import type { Context, Hono } from 'hono';
import { articleLayouts } from '../components/article/article-layouts.ts';
import { languageNames, languages } from '../languages.ts';
import type { Pages } from '../pages/index.ts';
import { knownPlaces, type Place } from '../places.ts';
import { entryRows, type Row, routes } from '../routes.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import { finishPage, sendPage } from './finished-page.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import type { PageCache } from './page-cache.ts';
import { renderPlace } from './render-page.tsx';
import { sendNotFound } from './send-not-found.tsx';

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
 * Every known address answers GET and HEAD; other methods get 405, but for the POST of a row with a
 * form. Pages of `cache` are sent again; a search's answer is made anew.
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
    const { form, queries }: Row = routes[place.name];
    app.get(path, async (c) => {
      const query = queries && readQuery(c, queries);
      return query ? sendSearch(c, path, place, query) : sendPlace(c, path, place);
    });
    app.all(path, methodNotAllowed(form ? 'GET, HEAD, POST' : 'GET, HEAD'));
  }
  // what is left behind a parameter is no entry
  for (const language of languageNames) {
    for (const [name, { path }] of entryRows) {
      app.get(languages[language].prefix + path, (c) =>
        sendNotFound(c, cache, articleLayouts[name].missing),
      );
    }
  }
}
