import type { MiddlewareHandler } from 'hono';
import { methodNotAllowedText } from '../words/en/failures.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';

/** Answers 405 with the methods that the address does take (RFC 9110, 15.5.6). */
export function methodNotAllowed(allow: string): MiddlewareHandler<AppEnv> {
  return async function refuseMethod(c) {
    return c.text(methodNotAllowedText, 405, {
      Allow: allow,
      'Cache-Control': cachePolicies.personal,
    });
  };
}
