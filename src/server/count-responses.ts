import type { MiddlewareHandler } from 'hono';
import { placeByTable } from '../addresses.ts';
import { type Language, languageOfPath } from '../languages.ts';
import type { RouteName } from '../routes.ts';
import type { AppEnv } from './env.ts';

/**
 * A counted response in the form of Analytics Engine: the row of the route table, the language and
 * the status. No address, query, header or typed text fits in, so two visits of one person look
 * like those of two.
 */
export interface CountedResponse {
  indexes: [page: RouteName | 'other'];
  blobs: [page: RouteName | 'other', language: Language];
  doubles: [status: number];
}

/** A dataset of Analytics Engine (wrangler.toml, VISITS). */
export interface ResponseCounter {
  writeDataPoint(point: CountedResponse): void;
}

/** Counts each response when a dataset is bound. No response waits for the count or fails with it. */
export function countResponses(): MiddlewareHandler<AppEnv> {
  return async function countResponse(c, next) {
    await next();
    try {
      const { VISITS } = c.env;
      if (!VISITS) return;
      const page = placeByTable(c.req.path)?.name ?? 'other';
      const blobs: CountedResponse['blobs'] = [page, languageOfPath(c.req.path)];
      VISITS.writeDataPoint({ indexes: [page], blobs, doubles: [c.res.status] });
    } catch {
      // a response without a count is better than none
    }
  };
}
