import type { MiddlewareHandler } from 'hono';
import { placeByTable } from '../site/addresses.ts';
import { languageOfPath } from '../site/languages.ts';
import type { AppEnv, CountedResponse } from './env.ts';

/**
 * Returns the path of an unknown address, to find dead posters and links, or '' if it does not look like
 * one: letters, digits and hyphens, no row of digits that could be a phone number.
 */
function deadPath(path: string): string {
  return /^(?:\/[a-z][\w.-]*){1,4}\/?$/i.test(path) && path.length <= 80 && !/\d{5}/.test(path)
    ? path.toLowerCase()
    : '';
}

/** Counts each response when a dataset is bound. Counting never delays or fails a response. */
export function countResponses(): MiddlewareHandler<AppEnv> {
  return async function countResponse(c, next) {
    await next();
    try {
      const { VISITS } = c.env;
      if (!VISITS) return;
      const page = placeByTable(c.req.path)?.name ?? 'other';
      const { path } = c.req;
      const dead = c.res.status === 404 ? deadPath(path) : '';
      const counted: CountedResponse = {
        indexes: [page],
        blobs: [page, languageOfPath(path), dead],
        doubles: [c.res.status],
      };
      VISITS.writeDataPoint(counted);
    } catch {
      // an uncounted response is better than none
    }
  };
}
