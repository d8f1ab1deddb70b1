import type { MiddlewareHandler } from 'hono';
import { cleanPath, knownPlaces } from '../places.ts';
import type { AppEnv } from './env.ts';

/**
 * One address a page: a known path written another way (trailing or doubled slash, upper case)
 * is sent to its clean path with the query kept; an unknown path passes, to be not found at once
 * (decisions, 'Pages, status codes and addresses'). The target is one of the route table's own
 * paths, so no request can choose another host. GET and HEAD get 301; other methods 308, which
 * keeps a form's body.
 */
export function cleanAddresses(): MiddlewareHandler<AppEnv> {
  return async function redirectToCleanAddress(c, next) {
    // most requests; Hono's path is decoded, so an encoded one is looked at closely
    if (knownPlaces.has(c.req.path) && !c.req.url.includes('%')) return next();
    const { pathname, search } = new URL(c.req.url);
    const clean = cleanPath(pathname);
    if (clean === undefined || clean === pathname) return next();
    const status = c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308;
    return c.body(null, status, {
      Location: `${clean}${search}`,
      'Cache-Control': status === 301 ? 'public, max-age=3600' : 'no-store',
    });
  };
}
