import type { MiddlewareHandler } from 'hono';
import { cachePolicies, edgeCacheHeader, edgeCachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';

/**
 * Tells the platform's cache what it may keep: pages asked without a query, and the machine files
 * by their own Cache-Control. What came with a query may hold a visitor's words, and one page under
 * a thousand queries would fill the cache a thousand times.
 */
export function limitEdgeCache(): MiddlewareHandler<AppEnv> {
  return async function nameEdgeCachePolicy(c, next) {
    await next();
    const { headers } = c.res;
    const policy = headers.get('Cache-Control');
    const asked = c.req.url.includes('?');
    if (!asked && policy === cachePolicies.machine) return;
    const whole = c.res.status === 200 || c.res.status === 304;
    if (!asked && policy === cachePolicies.page && whole) return;
    headers.set(edgeCacheHeader, edgeCachePolicies.none);
  };
}
