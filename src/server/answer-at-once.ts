import { placeByTable, placeOfCalendar } from '../addresses.ts';
import { languageOfPath } from '../languages.ts';
import { mayBeMachineFile } from './answer-machine-files.ts';
import type { Env } from './env.ts';
import { type FinishedPage, sendPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';
import { factsOfMissing, factsOfPage, missingKey, missingKindAt } from './page-facts.ts';
import type { OpenSeed } from './page-seed.ts';
import { redirectVariant } from './redirect-to-clean-address.ts';

/** The path of a GET or HEAD without a query and without an encoded character; else undefined. */
function plainPath({ method, url, body }: Request): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || body) return undefined;
  const path = url.slice(url.indexOf('/', 'https://'.length));
  return /[?%]/.test(path) ? undefined : path;
}

/** Answers what it can, or leaves it to the app. */
type AnswerAtOnce = (request: Request, env: Env) => Promise<Response | undefined>;

/**
 * Answers with finished pages and redirects, ahead of all middleware: they carry every header
 * already. What has to be rendered, refused or read goes the whole way.
 */
export function createAnswerAtOnce(cache: PageCache, openSeed: OpenSeed): AnswerAtOnce {
  async function missingPage(path: string, env: Env): Promise<FinishedPage | undefined> {
    const language = languageOfPath(path);
    const key = missingKey(missingKindAt(path), language);
    return cache.cached(key) ?? cache.seeded(env, key, factsOfMissing(language));
  }

  async function finishedAnswer(
    path: string,
    { method }: Request,
    env: Env,
  ): Promise<FinishedPage | Response | undefined> {
    const page = cache.cached(path);
    if (page) return page;
    const seed = await openSeed(env);
    if (!seed || mayBeMachineFile(path) || placeOfCalendar(path)) return undefined;
    const place = seed.paths.has(path) ? placeByTable(path) : undefined;
    if (place) return cache.seeded(env, path, factsOfPage(path, place));
    return redirectVariant(method, { pathname: path }, seed.paths) ?? missingPage(path, env);
  }

  return async function answerAtOnce(request, env) {
    const path = plainPath(request);
    if (path === undefined) return undefined;
    const answer = await finishedAnswer(path, request, env);
    if (!answer || answer instanceof Response) return answer;
    const response = sendPage(request, env, answer);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}
