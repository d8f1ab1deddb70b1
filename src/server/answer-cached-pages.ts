import type { Handler } from 'hono';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import type { PageCache } from './page-cache.ts';
import { sendHtml } from './send-html.ts';

/**
 * Sends a page that is kept, ahead of all else: it carries every header already, and its key is
 * the clean address, so nothing is left for the middleware to do. A request with a query, an
 * encoded path or a body goes the whole way.
 */
export function keptPages(cache: PageCache): Handler<AppEnv> {
  return function sendKeptPage(c, next) {
    const page = cache.kept(c.req.path);
    const { raw, url } = c.req;
    if (!page || url.includes('?') || url.includes('%') || raw.body) return next();
    return sendHtml(c, page, 200, cachePolicies.page);
  };
}
