import { daysBetween } from '../../../src/facts/days.ts';
import { daysThatASumHolds, stillHolds } from '../../../src/facts/money.ts';
import type { Finding } from './finding.ts';

/** What others set and this site repeats. */
export interface DatedFact {
  name: string;
  /** ISO 8601 day of the last look at its source. */
  asOf: string;
  where: string;
}

/** From so many days before the end on, somebody is told. */
const noticeDays = 30;

/** Sums and numbers that pages no longer tell, or will not for much longer. */
export function datedFacts(facts: readonly DatedFact[], today: string): Finding[] {
  return facts.flatMap(({ name, asOf, where }) => {
    const left = daysThatASumHolds - daysBetween(asOf, today);
    if (left > noticeDays) return [];
    return {
      level: 'warning',
      what: stillHolds(asOf, today)
        ? `${name} was last checked on ${asOf}: in ${left} days pages say 'ask us' in its place.`
        : `${name} was last checked on ${asOf}: pages say 'ask us' in its place.`,
      remedy: 'Compare it with the source that stands beside it, then set its asOf.',
      where: [where],
    } as const;
  });
}

/** A contract that is over, or nearly: pages say so. */
export function endingContract(name: string, until: string, today: string, where: string) {
  const left = daysBetween(today, until);
  if (left > noticeDays) return [];
  const finding: Finding = {
    level: 'warning',
    what: left < 0 ? `${name} ended on ${until}.` : `${name} ends on ${until}.`,
    remedy: 'Write the day until which the new one runs.',
    where: [where],
  };
  return [finding];
}
