import type { Hono, MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { languageOfPath } from '../languages.ts';
import { wordsIn } from '../words/editions.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';

/** Answers 405 with the methods that a known address does take (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      // or the headers of the not-found page that came first would be taken over
      c.res = undefined;
      return c.text(wordsIn(languageOfPath(c.req.path), 'failures').methodNotAllowedText, 405, {
        Allow: methods.join(', '),
        'Cache-Control': cachePolicies.personal,
      });
    },
  });
}
