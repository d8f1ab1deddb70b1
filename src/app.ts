import type { ExecutionContext } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { createAnswerAtOnce } from './server/answer-at-once.ts';
import { answerForms } from './server/answer-forms.ts';
import { answerMachineFiles } from './server/answer-machine-files.ts';
import { answerPages } from './server/answer-pages.ts';
import { answerPlans } from './server/answer-plans.ts';
import { contentLanguage } from './server/content-language.ts';
import { countAnswer } from './server/count-answer.ts';
import { drainBody } from './server/drain-body.ts';
import type { AppEnv, Env } from './server/env.ts';
import { createKnownPaths } from './server/known-paths.ts';
import { limitEdgeCache } from './server/limit-edge-cache.ts';
import { limitIndexing } from './server/limit-indexing.ts';
import { createLoadSearch, type LoadSearch } from './server/load-search.ts';
import { createPageCache, type PageCacheOptions } from './server/page-cache.ts';
import type { OpenSeed } from './server/page-seed.ts';
import { redirectToCleanAddress } from './server/redirect-to-clean-address.ts';
import { refuseOtherMethods } from './server/refuse-other-methods.ts';
import { type LoadRenderer, loadRenderer as loadSiteRenderer } from './server/renderer.ts';
import { securityHeaders } from './server/security-headers.ts';
import { sendFailure } from './server/send-failure.ts';
import { sendNotFound } from './server/send-not-found.ts';

interface AppOptions extends Pick<PageCacheOptions, 'notices' | 'now'> {
  /** What draws pages; tests put their own in. */
  loadRenderer?: LoadRenderer;
  /** What answers a search of the site; tests put their own in. */
  loadSearch?: LoadSearch;
  /** Pages that were rendered at build; none by default. */
  openSeed?: OpenSeed;
}

const noSeed: OpenSeed = async () => undefined;

/** The server, as the runtime and the tests ask it. */
export interface App {
  fetch(request: Request, env: Env, context?: ExecutionContext): Promise<Response>;
}

/**
 * The whole server, in the order a request meets it. Nothing here needs React, pages or words:
 * what does is loaded when it is needed (server/renderer.ts).
 */
export function createApp({
  loadRenderer = loadSiteRenderer,
  loadSearch = createLoadSearch(loadRenderer),
  openSeed = noSeed,
  ...times
}: AppOptions = {}): App {
  const app = new Hono<AppEnv>();
  const cache = createPageCache({ openSeed, ...times });
  const knownPaths = createKnownPaths(openSeed);
  const answerAtOnce = createAnswerAtOnce(cache, openSeed);

  app.use(drainBody());
  app.use(securityHeaders());
  app.use(contentLanguage());
  app.use(limitEdgeCache());
  app.use(redirectToCleanAddress(knownPaths));

  answerMachineFiles(app, openSeed, knownPaths, cache.today);
  app.get('*', answerPages(knownPaths, cache, { loadRenderer, loadSearch }));
  app.post('*', answerForms(knownPaths, loadRenderer));
  app.post('*', answerPlans(knownPaths, loadRenderer));
  app.all('*', refuseOtherMethods(knownPaths));

  app.notFound((c) => sendNotFound(c, cache, loadRenderer));
  app.onError(sendFailure);

  return {
    async fetch(request, env, context) {
      const answer = (await answerAtOnce(request, env)) ?? (await app.fetch(request, env, context));
      countAnswer(request, env, answer, context);
      return limitIndexing(request, env, answer);
    },
  };
}
