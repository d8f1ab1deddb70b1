import type { MiddlewareHandler } from 'hono';
import { cleanPath } from '../addresses.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import type { KnownPaths } from './known-paths.ts';
import { securityHeadersOf } from './security-headers.ts';

/** Where the path of a request leads when it is a known one written another way. */
function redirection(method: string, location: string): Response {
  const status = method === 'GET' || method === 'HEAD' ? 301 : 308;
  return new Response(null, {
    status,
    headers: {
      ...securityHeadersOf(location),
      Location: location,
      'Cache-Control': status === 301 ? cachePolicies.redirect : cachePolicies.personal,
    },
  });
}

/**
 * One address a page: a known path written another way (trailing or doubled slash, upper case) is
 * sent to its clean path with the query kept. The target is one of the site's own paths, so no
 * request can choose another host. GET and HEAD get 301; other methods 308, which keeps a form's
 * body. Undefined for a clean path, and for an unknown one, to be not found at once.
 */
export function redirectVariant(
  method: string,
  { pathname, search = '' }: { pathname: string; search?: string },
  known: ReadonlySet<string>,
): Response | undefined {
  const clean = cleanPath(pathname, known);
  return clean === undefined || clean === pathname
    ? undefined
    : redirection(method, clean + search);
}

/** Redirects what answerAtOnce leaves: with a query, with encoded characters, of other methods. */
export function redirectToCleanAddress(knownPaths: KnownPaths): MiddlewareHandler<AppEnv> {
  return async function redirectToCleanPath(c, next) {
    const known = await knownPaths(c.env);
    // most requests; Hono's path is decoded, so an encoded one is looked at closely
    if (known.has(c.req.path) && !c.req.url.includes('%')) return next();
    return redirectVariant(c.req.method, new URL(c.req.url), known) ?? next();
  };
}
