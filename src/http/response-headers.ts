import type { Context, MiddlewareHandler } from 'hono';
import { languageOfPath, languages } from '../site/languages.ts';
import { type CacheRule, cacheHeaders, edgeCacheControl, edgeCacheHeader } from './cache-rules.ts';
import type { AppEnv } from './env.ts';
import { securityHeadersOf } from './security-headers.ts';

/** Clients and proxies refuse headers of 8 to 16 kB; no query of this site is near it. */
const longestLocation = 6000;

const redirectHeaders = new Map<CacheRule, Headers>();

/**
 * Returns a redirect with all its headers. Setting them one by one, as `responseHeaders` does,
 * would cost more than the rest of the response. A query too long for a header is left out.
 */
export function redirect(
  c: Context<AppEnv>,
  status: 301 | 308,
  location: string,
  rule: CacheRule,
): Response {
  const known = redirectHeaders.get(rule);
  const headers = known ?? new Headers({ ...securityHeadersOf('/'), ...cacheHeaders(rule) });
  redirectHeaders.set(rule, headers);
  const response = new Response(null, { status, headers });
  const [target = ''] = location.length > longestLocation ? location.split('?') : [location];
  response.headers.set('Location', target);
  c.set('hasAllHeaders', true);
  return response;
}

/**
 * Returns a permanent redirect of any method: 301 for GET and HEAD by a rule, otherwise 308, which keeps
 * a form's body and is not stored.
 */
export function redirectAnyMethod(c: Context<AppEnv>, location: string, rule: CacheRule): Response {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return redirect(c, isRead ? 301 : 308, location, isRead ? rule : 'personal');
}

/**
 * Adds the missing headers of every response: security, language, and no-store. A header that a
 * handler has set is not changed. Static assets get their headers from public/_headers.
 */
export function responseHeaders(): MiddlewareHandler<AppEnv> {
  return async function completeHeaders(c, next) {
    await next();
    const { headers } = c.res;
    if (!c.get('hasAllHeaders')) {
      const isPage = headers.get('Content-Type')?.startsWith('text/html');
      const shared = {
        ...securityHeadersOf(c.req.path),
        ...cacheHeaders('personal'),
        ...(isPage && { 'Content-Language': languages[languageOfPath(c.req.path)].tag }),
      };
      for (const [name, value] of Object.entries(shared)) {
        if (!headers.has(name)) headers.set(name, value);
      }
    }
    // a query can contain typed text, and a thousand queries would store a page a thousand times
    if (c.req.url.includes('?')) headers.set(edgeCacheHeader, edgeCacheControl(0));
  };
}
