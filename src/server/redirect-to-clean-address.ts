import type { MiddlewareHandler } from 'hono';
import { cleanPath } from '../addresses.ts';
import type { AppEnv } from './env.ts';
import type { KnownPaths } from './known-paths.ts';

/**
 * One address a page: a known path written another way (trailing or doubled slash, upper case)
 * is sent to its clean path with the query kept; an unknown path passes, to be not found at once.
 * The target is one of the site's own paths, so no request can choose another host. GET and HEAD
 * get 301; other methods 308, which keeps a form's body.
 */
export function redirectToCleanAddress(knownPaths: KnownPaths): MiddlewareHandler<AppEnv> {
  return async function redirectVariant(c, next) {
    const known = await knownPaths(c.env);
    // most requests; Hono's path is decoded, so an encoded one is looked at closely
    if (known.has(c.req.path) && !c.req.url.includes('%')) return next();
    const { pathname, search } = new URL(c.req.url);
    const clean = cleanPath(pathname, known);
    if (clean === undefined || clean === pathname) return next();
    const status = c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308;
    return c.body(null, status, {
      Location: `${clean}${search}`,
      'Cache-Control': status === 301 ? 'public, max-age=3600' : 'no-store',
    });
  };
}
