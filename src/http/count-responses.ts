import type { MiddlewareHandler } from 'hono';
import { placeByTable } from '../site/addresses.ts';
import { languageOfPath } from '../site/languages.ts';
import type { AppEnv, CountedResponse } from './env.ts';

/** Counts each response when a dataset is bound. Counting never delays or fails a response. */
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
      // an uncounted response is better than none
    }
  };
}
