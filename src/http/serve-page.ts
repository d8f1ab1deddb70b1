import type { Context, Handler } from 'hono';
import { preloads } from '../components/document/head/first-assets.ts';
import type { PageProps } from '../components/page-props.ts';
import { queryLimits } from '../messages/fold-words.ts';
import { type Place, placePath } from '../site/addresses.ts';
import { languages } from '../site/languages.ts';
import { isStandalone, type RouteName, rowOf } from '../site/routes.ts';
import { kenyanDay } from '../time/kenyan-day.ts';
import type { CachedDocument, SendDocument } from './documents/send-document.ts';
import type { AppEnv } from './env.ts';
import type { LoadRenderer } from './renderer.ts';
import { htmlType } from './security-headers.ts';

/** The dependencies of page and form handlers. */
export interface PageSources {
  sendDocument: SendDocument;
  loadRenderer: LoadRenderer;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Returns the headers of a page; `name` is undefined for a page outside the route table. */
export function pageHeaders(
  name: RouteName | undefined,
  { language }: Pick<Place, 'language'>,
): Readonly<Record<string, string>> {
  return {
    ...htmlType,
    'Content-Language': languages[language].tag,
    Link: preloads(isStandalone(name)),
  };
}

/** Returns the document of a page of the route table; `asked` is what a request adds to the day. */
export function pageDocument(
  place: Place,
  loadRenderer: LoadRenderer,
  asked: Partial<Pick<PageProps, 'query' | 'found'>> = {},
): CachedDocument {
  return {
    key: placePath(place),
    status: 200,
    cacheRule: 'page',
    headers: pageHeaders(place.name, place),
    render: async (env, time) =>
      (await loadRenderer()).renderPlace(env, place, { ...asked, today: kenyanDay(time) }),
  };
}

/**
 * Returns the first value of each named parameter, cut to the length of a search; undefined if the request
 * has none of them.
 */
function pickQuery({ req }: Context<AppEnv>, names: readonly string[]) {
  const cutValue = (name: string) =>
    req.query(name)?.slice(0, queryLimits.characters).toWellFormed();
  const sent = names.map((name) => [name, cutValue(name)] as const);
  const known = sent.filter((pair): pair is [string, string] => pair[1] !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/**
 * Serves a page of the route table. A request with one of the row's query parameters is not stored, and
 * by no browser if it has typed words.
 */
export function servePage(place: Place, sources: PageSources): Handler<AppEnv> {
  const { sendDocument, loadRenderer } = sources;
  const { queries = [] } = rowOf(place.name);
  const document = pageDocument(place, loadRenderer);
  return async function sendPage(c) {
    const query = pickQuery(c, queries);
    if (!query) return sendDocument(c, document);
    return sendDocument.renderUncached(c, {
      ...pageDocument(place, loadRenderer, { query }),
      // typed words may reveal as much as in the site's search
      cacheRule: query.q ? 'personal' : 'queryAnswer',
    });
  };
}
