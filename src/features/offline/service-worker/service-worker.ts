import { savesData } from '../../../browser/data-saving.ts';
import { networkTimeout } from '../offline-limits.ts';
import { isFresh } from './cached-page.ts';
import { datedPage, offlinePage } from './offline-markup.ts';
import {
  cacheEssentials,
  cachePage,
  fetchAsset,
  findCachedCard,
  findCachedPage,
  listCachedPages,
  pruneCache,
} from './page-cache.ts';

/*
 * Makes the emergency card, the essential pages and recently visited pages readable offline. The
 * strategy is network first, and no page waits for this script. Pages with a query, form posts and
 * `no-store` responses are never cached, because they can hold personal text.
 */

declare const self: ServiceWorkerGlobalScope;

/** The path a page is cached under; '' for a query or a form post, which are never cached. */
function cacheKey({ url, method }: { url: string; method?: string }): string {
  const { pathname, search } = new URL(url);
  return search || method === 'POST' ? '' : pathname;
}

/** Fetches a page from the network and caches a copy in the background. */
async function fetchPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const response: Response = (await preloadResponse) ?? (await fetch(request));
  // if a navigation preload fails, Firefox resolves with an error response instead of rejecting
  if (response.type === 'error') throw response;
  const path = cacheKey(request);
  if (path && !savesData()) {
    event.waitUntil(cachePage(path, response.clone()));
  }
  return response;
}

/**
 * Responds with the cached page and its date. If there is no fresh copy: a 503 page with the
 * reason, the hospital's contacts and the emergency card.
 */
async function respondOffline(request: Request): Promise<Response> {
  const copy = await findCachedPage(cacheKey(request));
  if (copy && isFresh(copy)) return new Response(datedPage(copy), copy);
  const card = await findCachedCard(new URL(request.url).pathname);
  if (!card) return Response.error();
  const reason = request.method === 'POST' ? 'notSent' : copy ? 'tooOld' : 'notCached';
  const available = (await listCachedPages()).filter(isFresh);
  // `...card` passes the card's headers
  return new Response(offlinePage(reason, card, available, copy?.time), { ...card, status: 503 });
}

/** Responds from the network, or from the cache if the network fails or times out. */
function respondToNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = fetchPage(event).catch(() => respondOffline(request));
  const timeout = new Promise((resolve) => setTimeout(resolve, networkTimeout));
  return Promise.race([
    response,
    // without a cached copy, keep waiting for the network
    timeout.then(async () =>
      (await findCachedPage(cacheKey(request))) ? respondOffline(request) : response,
    ),
  ]);
}

self.addEventListener('install', (event) => {
  // every build is network first, so the new one can take over immediately
  self.skipWaiting();
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true })
      .then((clients) => cacheEssentials(clients.map(cacheKey).filter(Boolean))),
  );
});

self.addEventListener('activate', (event) => {
  // the browser starts the request while this script starts up
  self.registration.navigationPreload?.enable();
  event.waitUntil(pruneCache());
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(respondToNavigation(event));
  else if (url.startsWith(`${self.location.origin}/assets/`)) event.respondWith(fetchAsset(event));
});
