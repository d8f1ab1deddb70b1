import type { ExecutionContext } from '@cloudflare/workers-types';
import { placeByTable } from '../addresses.ts';
import { type Language, languageOfPath } from '../languages.ts';
import type { RouteName } from '../routes.ts';
import type { Env } from './env.ts';

/**
 * What is counted of an answer, as Analytics Engine takes it. Nothing of a visitor fits in here: no
 * address, no query, no header, nothing that was typed, only which row of the table, in which language,
 * with which status. Two visits of one person cannot be told from those of two.
 */
export interface CountedAnswer {
  indexes: [page: RouteName | 'other'];
  blobs: [page: RouteName | 'other', language: Language];
  doubles: [status: number];
}

/** Where answers are counted: a dataset of Analytics Engine (wrangler.toml, VISITS). */
export interface AnswerCounter {
  writeDataPoint(point: CountedAnswer): void;
}

/**
 * Counts an answer beside its way out; nothing where no dataset is bound, as the site ships. No answer
 * waits for it, or fails with it.
 */
export function countAnswer(
  { url }: Request,
  { VISITS }: Env,
  { status }: Response,
  context: ExecutionContext | undefined,
): void {
  if (!VISITS || !context) return;
  const { pathname } = new URL(url);
  const page = placeByTable(pathname)?.name ?? 'other';
  const point: CountedAnswer = {
    indexes: [page],
    blobs: [page, languageOfPath(pathname)],
    doubles: [status],
  };
  context.waitUntil(
    Promise.resolve()
      .then(() => VISITS.writeDataPoint(point))
      .catch(() => undefined),
  );
}
