import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env.ts';

/** The language of every page (BCP 47), as the documents' `lang` says it too. */
export const pageLanguage = 'en-KE';

/** Names the language of pages whose handler has not: refusals and failures (RFC 9110, 8.5). */
export function contentLanguage(): MiddlewareHandler<AppEnv> {
  return async function nameContentLanguage(c, next) {
    await next();
    const { headers } = c.res;
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    if (isPage && !headers.has('Content-Language')) headers.set('Content-Language', pageLanguage);
  };
}
