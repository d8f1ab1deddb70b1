import { savesData } from '../../../browser/data-saving.ts';
import { patienceWithNetwork } from '../offline-limits.ts';
import { isCurrent } from './kept-page.ts';
import {
  dropUnneeded,
  findCard,
  findPage,
  keepEssentials,
  keepPage,
  listPages,
  openAsset,
} from './kept-pages.ts';
import { datedPage, offlinePage } from './offline-markup.ts';

/*
 * What stays readable without a connection: the emergency card, some pages that everybody may need,
 * and the last ones visited. The network always comes first and no page waits for this script. What
 * was asked with a query, sent with a form or marked 'no-store' is never kept.
 */

declare const self: ServiceWorkerGlobalScope;

/** What a page is kept under; '' where it was asked with a query or a form, and so never is. */
function keptPath({ url, method }: { url: string; method?: string }): string {
  const { pathname, search } = new URL(url);
  return search || method === 'POST' ? '' : pathname;
}

/** The page as the network answers it; a copy is kept while it goes on to the browser. */
async function fetchPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const response: Response = (await preloadResponse) ?? (await fetch(request));
  // Firefox does not reject where its preload fails: it gives the failure as an answer
  if (response.type === 'error') throw response;
  const path = keptPath(request);
  if (path && !savesData()) {
    event.waitUntil(keepPage(path, response.clone()));
  }
  return response;
}

/**
 * The copy of a page, saying from when it is. Where there is none that may be shown: why, with the
 * ways to the hospital and the card; status 503.
 */
async function answerByItself(request: Request): Promise<Response> {
  const copy = await findPage(keptPath(request));
  if (copy && isCurrent(copy)) return new Response(datedPage(copy), copy);
  const card = await findCard(new URL(request.url).pathname);
  if (!card) return Response.error();
  const reason = request.method === 'POST' ? 'notSent' : copy ? 'tooOld' : 'notKept';
  const kept = (await listPages()).filter(isCurrent);
  // the card's own headers
  return new Response(offlinePage(reason, card, kept, copy?.time), { ...card, status: 503 });
}

/** The network's answer; only where there is none, what is kept. */
function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = fetchPage(event).catch(() => answerByItself(request));
  const silence = new Promise((resolve) => setTimeout(resolve, patienceWithNetwork));
  return Promise.race([
    answer,
    // with nothing to show, it waits on
    silence.then(async () =>
      (await findPage(keptPath(request))) ? answerByItself(request) : answer,
    ),
  ]);
}

self.addEventListener('install', (event) => {
  // the network comes first in every build, so no page has to wait for the new one
  self.skipWaiting();
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true })
      .then((open) => keepEssentials(open.map(keptPath).filter(Boolean))),
  );
});

self.addEventListener('activate', (event) => {
  // the browser asks the network while this script starts
  self.registration.navigationPreload?.enable();
  event.waitUntil(dropUnneeded());
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(answerNavigation(event));
  else if (url.startsWith(`${self.location.origin}/assets/`)) event.respondWith(openAsset(event));
});
