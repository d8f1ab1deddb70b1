import { prefill } from '../../../components/form/form-definition.ts';
import { savesData } from '../../../components/loading/data-saving.ts';
import { deletedId } from '../deleted-id.ts';
import { networkTimeout } from '../offline-limits.ts';
import { cacheKey, copyKey, isFresh, maySave, pageOf } from './cached-page.ts';
import { datedPage, offlinePage, type Reason } from './offline-markup.ts';
import {
  cacheEssentials,
  cachePage,
  fetchAsset,
  findCachedCard,
  findCachedPage,
  listCachedPages,
  pruneCache,
  restoreCards,
} from './page-cache.ts';

/*
 * Makes the emergency card, the essential pages and recently visited pages readable offline. The
 * strategy is network first, and no page waits for this script. Answers to a query, form posts,
 * `no-store` responses and the pages that `maySave` refuses are never cached, because they can hold
 * personal text or tell who read them.
 */

declare const self: ServiceWorkerGlobalScope;

/** A request with a property of the Fetch standard that TypeScript does not know yet. */
interface NavigationRequest extends Request {
  readonly isHistoryNavigation?: boolean;
}

/**
 * Returns whether a response is none of this site's: Firefox resolves with an error when a navigation
 * preload fails, and the platform's own failure pages, unlike ours, have no language and no number.
 */
function hasFailed({ type, status, headers }: Response): boolean {
  return type === 'error' || (status >= 500 && !headers.has('Content-Language'));
}

/** Fetches a page from the network and caches a copy in the background. */
async function fetchPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const response: Response = (await preloadResponse) ?? (await fetch(request));
  if (hasFailed(response)) throw response;
  const caching = savesData() ? undefined : cachePage(cacheKey(request.url), response.clone());
  event.waitUntil(Promise.resolve(caching).then(restoreCards));
  return response;
}

/**
 * Responds with the cached page and its date. If there is no fresh copy: a 503 page with the
 * reason, the hospital's contacts and the emergency card.
 */
async function respondOffline(url: string): Promise<Response> {
  const copy = await findCachedPage(copyKey(url));
  if (copy && isFresh(copy)) return new Response(datedPage(copy), copy);
  return explain(copy ? 'tooOld' : 'notCached', url, copy?.time);
}

async function explain(reason: Reason, url: string, time?: number): Promise<Response> {
  const card = await findCachedCard(new URL(url).pathname);
  if (!card) return Response.error();
  const available = (await listCachedPages()).filter(isFresh);
  // `...card` passes the card's headers
  return new Response(offlinePage(reason, card, available, time), { ...card, status: 503 });
}

/** Responds from the network, or from the cache if the network fails or times out. */
function respondToRead(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const response = fetchPage(event).catch(() => respondOffline(url));
  const timeout = new Promise((resolve) => setTimeout(resolve, networkTimeout));
  return Promise.race([
    response,
    // without a cached copy, keep waiting for the network
    timeout.then(async () =>
      (await findCachedPage(cacheKey(url))) ? respondOffline(url) : response,
    ),
  ]);
}

/**
 * Passes a posted form on. Without a network it was not sent, and Back has its words; but a plan leaves
 * nothing behind, and its button only opens a form.
 */
async function respondToPost(request: Request): Promise<Response> {
  const { url } = request;
  const sent = request.clone();
  try {
    return await fetch(request);
  } catch {
    const isGone = !maySave(cacheKey(url)) || (await sent.formData()).has(prefill.name);
    return explain(isGone ? 'notCached' : 'notSent', url);
  }
}

/**
 * Responds to a navigation. Back to the answer of a form may not post it again: the browser asks for
 * its own copy only, which it has none of, so the visitor gets the page with the form.
 */
function respondToNavigation(event: FetchEvent): void {
  const { url, method, isHistoryNavigation } = event.request as NavigationRequest;
  if (method !== 'POST') event.respondWith(respondToRead(event));
  else if (isHistoryNavigation) event.respondWith(fetch(url).catch(() => respondOffline(url)));
  // the answer to this form unregisters this script, which must not be waiting for it
  else if (pageOf(cacheKey(url)) !== offlineSettings.deletePath)
    event.respondWith(respondToPost(event.request));
  // this address makes the page delete everything (register-service-worker.ts)
  else if (!navigator.onLine) event.respondWith(Response.redirect(`${url}#${deletedId}`, 303));
}

self.addEventListener('install', (event) => {
  // every build is network first, so the new one can take over immediately
  self.skipWaiting();
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true })
      .then((clients) => cacheEssentials(clients.map(({ url }) => url))),
  );
});

self.addEventListener('activate', (event) => {
  // the browser starts the request while this script starts up
  self.registration.navigationPreload?.enable();
  event.waitUntil(pruneCache());
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') respondToNavigation(event);
  else if (url.startsWith(`${self.location.origin}/assets/`)) event.respondWith(fetchAsset(event));
});
