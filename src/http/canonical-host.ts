import type { MiddlewareHandler } from 'hono';
import { localHost } from '../site/local-host.ts';
import { type AppEnv, isPreview, siteOrigin } from './env.ts';
import { redirectAnyMethod } from './response-headers.ts';

/**
 * Redirects requests for any other host to SITE_URL. A deployment with INDEXING off is a preview: it
 * responds on every host, and every response is noindex.
 */
export function canonicalHost(): MiddlewareHandler<AppEnv> {
  return async function redirectToCanonicalHost(c, next) {
    if (isPreview(c.env)) {
      await next();
      c.res.headers.set('X-Robots-Tag', 'noindex');
      return undefined;
    }
    const { host, pathname, search } = new URL(c.req.url);
    const origin = siteOrigin(c.env);
    if (origin.endsWith(`//${host}`) || localHost.test(host)) return next();
    const rule = search ? 'queryRedirect' : 'hostRedirect';
    return redirectAnyMethod(c, origin + pathname + search, rule);
  };
}
