import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env.ts';
import { sendPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Answers with a page that is cached, ahead of all else: it carries every header already, and its
 * key is the clean address, so nothing is left for the middleware to do. A request with a query, an
 * encoded path or a body goes the whole way.
 */
export function answerCachedPages(cache: PageCache): MiddlewareHandler<AppEnv> {
  return async function sendCachedPage(c, next) {
    const { method, path, raw, url } = c.req;
    const page = method === 'GET' || method === 'HEAD' ? cache.cached(path) : undefined;
    if (!page || url.includes('?') || url.includes('%') || raw.body) return next();
    return sendPage(raw, c.env, page);
  };
}
