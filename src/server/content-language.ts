import type { MiddlewareHandler } from 'hono';
import { languageOfPath, languages } from '../languages.ts';
import type { AppEnv } from './env.ts';

/** Names the language of pages whose handler has not: refusals and failures (RFC 9110, 8.5). */
export function contentLanguage(): MiddlewareHandler<AppEnv> {
  return async function nameContentLanguage(c, next) {
    await next();
    const { headers } = c.res;
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    if (isPage && !headers.has('Content-Language')) {
      headers.set('Content-Language', languages[languageOfPath(c.req.path)].tag);
    }
  };
}
