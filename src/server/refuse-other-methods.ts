import type { MiddlewareHandler } from 'hono';
import { placeByTable, placeOfCalendar, placePath } from '../addresses.ts';
import { languageOfPath, languages } from '../languages.ts';
import { type Row, routes } from '../routes.ts';
import { failureWords } from '../words/failure-words.ts';
import { machineFilesAmong } from './answer-machine-files.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import type { KnownPaths } from './known-paths.ts';

/**
 * Answers 405 with the methods that a known address does take (RFC 9110, 15.5.6); an unknown one
 * passes. Hono's own middleware for this reads the routes, and here one route serves all pages.
 */
export function refuseOtherMethods(knownPaths: KnownPaths): MiddlewareHandler<AppEnv> {
  return async function refuseMethod(c, next) {
    const { path } = c.req;
    const pages = await knownPaths(c.env);
    const language = languageOfPath(path);
    const { methodNotAllowedText, postOnlyText } = failureWords[language];
    const headers = {
      'Cache-Control': cachePolicies.personal,
      'Content-Language': languages[language].tag,
    };
    const planner = placeOfCalendar(path);
    if (planner && pages.has(placePath(planner))) {
      return c.text(postOnlyText, 405, { ...headers, Allow: 'POST' });
    }
    if (!pages.has(path) && !machineFilesAmong(pages).includes(path)) return next();
    const place = placeByTable(path);
    const { form, plan }: Partial<Row> = place ? routes[place.name] : {};
    return c.text(methodNotAllowedText, 405, {
      ...headers,
      Allow: form || plan ? 'GET, HEAD, POST' : 'GET, HEAD',
    });
  };
}
