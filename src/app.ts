import builtPages from 'virtual:prerendered';
import { type ExecutionContext, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { serveForm } from './features/booking/serve-form.ts';
import { deleteSaved } from './features/offline/delete-saved.ts';
import { servePlan } from './features/planner/serve-plan.ts';
import {
  type AnswerQuery,
  createAnswerQuery,
  loadBuiltIndex,
  serveSearch,
} from './features/search/serve-search.ts';
import { canonicalHost } from './http/canonical-host.ts';
import { countResponses } from './http/count-responses.ts';
import { createMemoryCache } from './http/documents/memory-cache.ts';
import { createSendDocument, type DocumentSources } from './http/documents/send-document.ts';
import type { AppEnv, Env } from './http/env.ts';
import { limitBody } from './http/read-form.ts';
import { responseHeaders } from './http/response-headers.ts';
import { servePage } from './http/serve-page.ts';
import { sendFailure } from './server/failure.ts';
import { loadRenderer as loadSiteRenderer } from './server/load-renderer.ts';
import { machineFiles } from './server/machine-files.ts';
import { notFound } from './server/not-found.ts';
import { refuseOtherMethods } from './server/refuse-other-methods.ts';
import { serveFile } from './server/serve-file.ts';
import { calendarPath } from './site/addresses.ts';
import { knownPlaces } from './site/known-places.ts';
import { rowOf } from './site/routes.ts';

/** Parts that tests replace. */
interface AppOptions extends Partial<DocumentSources> {
  answerQuery?: AnswerQuery;
}

/** The server, as the runtime and the tests call it. */
export interface App {
  fetch(request: Request, env: Env, context?: ExecutionContext): Promise<Response>;
}

/**
 * Returns the path as sent. Hono's own getPath decodes it, which gives a page several addresses.
 */
function getPath({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('?', start);
  return url.slice(start, end === -1 ? undefined : end);
}

/**
 * Creates the server, with middleware and routes in the order in which a request meets them. React,
 * pages and words are imported only when something must be rendered (server/load-renderer.ts).
 */
export function createApp({
  memory = createMemoryCache(),
  now = Date.now,
  loadRenderer = () => loadSiteRenderer(now),
  answerQuery = createAnswerQuery(loadBuiltIndex),
  prerendered = builtPages,
}: AppOptions = {}): App {
  // the default router compiles all routes at the first request: 4.6 ms of CPU in a new isolate
  const app = new Hono<AppEnv>({ getPath, router: new TrieRouter() });
  const sendDocument = createSendDocument({ memory, now, loadRenderer, prerendered });
  const sources = { sendDocument, loadRenderer, now };

  app.use(countResponses());
  app.use(canonicalHost());
  app.use(responseHeaders());
  app.use(refuseOtherMethods(app));

  for (const [path, place] of knownPlaces) {
    const { form, plan, calendar } = rowOf(place.name);
    if (place.name === 'search') app.get(path, serveSearch(place, sources, answerQuery));
    else app.get(path, servePage(place, sources));
    if (place.name === 'privacy') app.post(path, deleteSaved(place));
    const limit = limitBody(place, loadRenderer);
    if (form) app.post(path, limit, serveForm(place, form, sources));
    if (plan) app.post(path, limit, servePlan(place, plan, 'page', sources));
    if (plan && calendar)
      app.post(calendarPath(place), limit, servePlan(place, plan, 'calendar', sources));
  }
  for (const file of machineFiles) {
    app.get(file.path, serveFile(file, sendDocument));
  }

  app.notFound(notFound(sendDocument, loadRenderer));
  app.onError((error, c) => sendFailure(error, c.req.raw));

  return {
    async fetch(request, env, context) {
      try {
        return await app.fetch(request, env, context);
      } catch (error) {
        // app.onError does not get values that are not an Error, or failures outside the middleware
        return sendFailure(error, request);
      }
    },
  };
}
