import type { Context, Hono } from 'hono';
import type { Pages } from '../pages/index.ts';
import { type EntryRouteName, entryRows, type Place, pageRows, placePath } from '../routes.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { type PageCache, toRenderedPage } from './page-cache.ts';
import { renderPlace } from './render-page.tsx';
import { sendHtml } from './send-html.ts';
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

/** Which not-found page an unknown id gets (spec section 8). */
const missingPages: Readonly<Record<EntryRouteName, 'article' | 'page'>> = {
  blogPost: 'article',
  medicalBlogPost: 'page',
};

/**
 * Every row of the route table answers GET and HEAD; other methods get 405, but for the POST of
 * a row with a form. Renderings of `cache` are served again; a search's answer is made anew.
 */
export function registerPages(app: Hono<AppEnv>, pages: Pages, cache: PageCache): void {
  async function sendPlace(c: Context<AppEnv>, place: Place) {
    const rendered = await cache.get(placePath(place), (today) =>
      renderPlace(c.env, pages[place.name], place, { today }),
    );
    return sendHtml(c, rendered, 200, cachePolicies.page);
  }

  for (const [name, row] of pageRows) {
    app.get(row.path, async (c) => {
      const query = row.queries && readQuery(c, row.queries);
      if (!query) return sendPlace(c, { name });
      const body = await renderPlace(c.env, pages[name], { name }, { query, today: cache.today() });
      return sendHtml(c, await toRenderedPage(body), 200, cachePolicies.search);
    });
    app.all(row.path, methodNotAllowed(row.form ? 'GET, HEAD, POST' : 'GET, HEAD'));
  }

  for (const [name, row] of entryRows) {
    const ids = new Set(row.entries.map(({ id }) => id));
    app.get(row.path, (c) => {
      const entryId = c.req.param('postId') ?? '';
      return ids.has(entryId)
        ? sendPlace(c, { name, entryId })
        : sendNotFound(c, cache, missingPages[name]);
    });
    const refuse = methodNotAllowed('GET, HEAD');
    app.all(row.path, (c, next) =>
      ids.has(c.req.param('postId') ?? '') ? refuse(c, next) : next(),
    );
  }
}
