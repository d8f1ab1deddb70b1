import type { MiddlewareHandler } from 'hono';
import { languageOfPath, languages } from '../languages.ts';
import { wordsIn } from '../words/editions.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';

/** Answers 405 with the methods that the address does take (RFC 9110, 15.5.6). */
export function methodNotAllowed(allow: string): MiddlewareHandler<AppEnv> {
  return async function refuseMethod(c) {
    const language = languageOfPath(c.req.path);
    return c.text(wordsIn(language, 'failures').methodNotAllowedText, 405, {
      Allow: allow,
      'Content-Language': languages[language].tag,
      'Cache-Control': cachePolicies.personal,
    });
  };
}
