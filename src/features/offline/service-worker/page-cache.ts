import { hasDataToSpare, savesData } from '../../../browser/data-saving.ts';
import { maxVisitedPages } from '../offline-limits.ts';
import { type CachedPage, datedCopy, isCacheable, localeOf } from './cached-page.ts';

const { locales, card, cardStyles, styles } = offlineSettings;
const cards = locales.map(({ prefix }) => prefix + card);
const essential = [...cards, ...locales.flatMap(({ pages }) => pages)];

const openCache = () => caches.open('copies');

/** The cached paths: of the hashed files under /assets, or of the pages. */
async function listPaths(ofAssets: boolean): Promise<string[]> {
  const paths = (await (await openCache()).keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith('/assets/') === ofAssets);
}

/** Returns the cached response; undefined if there is none or the browser's storage fails. */
async function findCached(request: Request | string): Promise<Response | undefined> {
  try {
    return await (await openCache()).match(request);
  } catch {
    return undefined;
  }
}

/** Returns the cached page at a path, or undefined if there is none. */
export async function findCachedPage(path: string): Promise<CachedPage | undefined> {
  const response = await findCached(path);
  if (!response) return undefined;
  const { headers } = response;
  return {
    path,
    headers,
    html: await response.text(),
    time: Date.parse(`${headers.get('Date')}`),
  };
}

/** Returns the cached emergency card in the language of a path, or undefined if there is none. */
export function findCachedCard(path: string): Promise<CachedPage | undefined> {
  return findCachedPage(localeOf(path).prefix + card);
}

/** Returns every cached page, newest copy first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const found = await Promise.all((await listPaths(false)).map(findCachedPage));
  return found.flatMap((page) => page ?? []).sort((a, b) => b.time - a.time);
}

/** Deletes the oldest visited pages over the limit, and the files that no cached page refers to. */
export async function pruneCache(): Promise<void> {
  const cache = await openCache();
  let visited = 0;
  let retainedHtml = '';
  for (const { path, html } of await listCachedPages()) {
    if (essential.includes(path) || visited++ < maxVisitedPages) retainedHtml += html;
    else await cache.delete(path);
  }
  for (const path of await listPaths(true)) {
    if (!retainedHtml.includes(path)) await cache.delete(path);
  }
}

/** Caches the response for a path if it is cacheable; a 404 deletes the cached copy. */
export async function cachePage(path: string, response: Response): Promise<void> {
  const cache = await openCache();
  if (response.status === 404) await cache.delete(path);
  if (!isCacheable(response)) return;
  await cache.put(path, datedCopy(response));
  // pruning reads every page, so it runs only near the limit
  if ((await listPaths(false)).length > cards.length + maxVisitedPages) await pruneCache();
}

/**
 * Fetches and caches the emergency cards. If the visitor has data to spare, also the pages at
 * `openPaths`, and the other essential pages in the language of the first. Rejects if the network fails; the next visit tries
 * again.
 */
export async function cacheEssentials(openPaths: readonly string[]): Promise<void> {
  const hasSpareData = hasDataToSpare();
  const { pages } = localeOf(`${openPaths[0]}`);
  const cache = await openCache();
  await cache.addAll(hasSpareData ? [...cardStyles, ...styles] : cardStyles);
  // one at a time: the visitor may be loading something
  for (const path of new Set(hasSpareData ? [...cards, ...pages, ...openPaths] : cards)) {
    // 'no-cache' revalidates the browser's own copy with the server
    await cachePage(path, await fetch(path, { cache: 'no-cache' }));
  }
}

/** Responds with a file under /assets: cached, or fetched and then cached. */
export async function fetchAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && !savesData()) {
    const copy = response.clone();
    event.waitUntil(openCache().then((cache) => cache.put(request, copy)));
  }
  return response;
}
