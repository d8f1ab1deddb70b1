import type { QueryWord } from './read-query.ts';

/**
 * How much of what a query tells is said by these terms: from 0 to 1. `tells` is how much each of
 * its words tells, in their order.
 */
export function coverageOf(
  terms: Pick<ReadonlySet<string>, 'has'>,
  query: readonly QueryWord[],
  tells: readonly number[],
): number {
  let covered = 0;
  let all = 0;
  for (const [index, { variants }] of query.entries()) {
    const telling = tells[index] ?? 0;
    all += telling;
    let best = 0;
    for (const { term, weight } of variants) if (weight > best && terms.has(term)) best = weight;
    covered += telling * best;
  }
  return all > 0 ? covered / all : 0;
}
