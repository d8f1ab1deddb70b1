import { hasDataToSpare, savesData } from '../../../components/loading/data-saving.ts';
import { maxVisitedPages } from '../offline-limits.ts';
import {
  type CachedPage,
  cacheKey,
  datedCopy,
  isCacheable,
  localeOf,
  maySave,
} from './cached-page.ts';

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

/** Returns the cached page at a path, or undefined if there is none; '' has none. */
export async function findCachedPage(path: string): Promise<CachedPage | undefined> {
  const response = path ? await findCached(path) : undefined;
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

/**
 * Deletes pages that may not be saved, the oldest visited pages over the limit, and the files that no
 * cached page refers to.
 */
export async function pruneCache(): Promise<void> {
  const cache = await openCache();
  let visited = 0;
  let retainedHtml = '';
  for (const { path, html } of await listCachedPages()) {
    const isWanted = essential.includes(path) || (maySave(path) && visited++ < maxVisitedPages);
    if (isWanted) retainedHtml += html;
    else await cache.delete(path);
  }
  for (const path of await listPaths(true)) {
    if (!retainedHtml.includes(path)) await cache.delete(path);
  }
}

/**
 * Caches the response for a path if both may be saved; a 404 deletes the cached copy. Pages whose
 * answer can hold typed text have the path ''.
 */
export async function cachePage(path: string, response: Response): Promise<void> {
  if (!maySave(path)) return;
  const cache = await openCache();
  if (response.status === 404) await cache.delete(path);
  if (!isCacheable(response)) return;
  await cache.put(path, datedCopy(response));
  // pruning reads every page, so it runs only near the limit
  if ((await listPaths(false)).length > cards.length + maxVisitedPages) await pruneCache();
}

/**
 * Fetches and caches the emergency cards. If the visitor has data to spare, also the pages open at
 * `urls`, and the other essential pages in the language of the first; with none, in the default
 * language. Rejects if the network fails or a card is not sent; the next visit tries again.
 */
export async function cacheEssentials(urls: readonly string[]): Promise<void> {
  const hasSpareData = hasDataToSpare();
  const { pages } = localeOf(new URL(urls[0] ?? '/', location.origin).pathname);
  const open = urls.map(cacheKey).filter(maySave);
  const cache = await openCache();
  await cache.addAll(hasSpareData ? [...cardStyles, ...styles] : cardStyles);
  // one at a time: the visitor may be loading something
  for (const path of new Set(hasSpareData ? [...cards, ...pages, ...open] : cards)) {
    // 'no-cache' revalidates the browser's own copy with the server
    const response = await fetch(path, { cache: 'no-cache' });
    if (cards.includes(path) && !isCacheable(response))
      throw new Error(`${response.status} ${path}`);
    await cachePage(path, response);
  }
}

/** Fetches the cards again if the browser has cleared the cache but kept this script. */
export async function restoreCards(): Promise<void> {
  const paths = await listPaths(false);
  if (!cards.every((path) => paths.includes(path))) await cacheEssentials([]);
}

/** Responds with a file under /assets: cached, or fetched and then cached. */
export async function fetchAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(request);
  if (cached) return cached;
  const response = await fetch(request);
  // a page at a file's address is a mistake of the network, which must not last
  const isFile = !/^text\/html/.test(`${response.headers.get('Content-Type')}`);
  if (response.status === 200 && isFile && !savesData()) {
    const copy = response.clone();
    event.waitUntil(openCache().then((cache) => cache.put(request, copy)));
  }
  return response;
}
