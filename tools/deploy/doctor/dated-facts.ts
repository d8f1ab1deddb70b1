import { daysThatASumHolds } from '../../../src/facts/money/dated-sums.ts';
import { daysBetween } from '../../../src/time/days.ts';
import type { Finding } from './finding.ts';

/** What others set and this site repeats. */
export interface DatedFact {
  name: string;
  /** Pages say 'ask us' instead of a sum that is too old; a telephone number always stays. */
  kind: 'sum' | 'number';
  /** ISO 8601 day of the last look at its source. */
  asOf: string;
  where: string;
}

/** From so many days before the end on, somebody is told. */
const noticeDays = 30;

function consequence(kind: DatedFact['kind'], daysLeft: number): string {
  if (kind === 'number') return 'pages still show it, with that day';
  return daysLeft > 0
    ? `in ${daysLeft} days pages say 'ask us' in its place`
    : "pages say 'ask us' in its place";
}

/** Sums and numbers whose last check is too old, or will be within a month. */
export function datedFacts(facts: readonly DatedFact[], today: string): Finding[] {
  return facts.flatMap(({ name, kind, asOf, where }) => {
    const left = daysThatASumHolds - daysBetween(asOf, today);
    if (left > noticeDays) return [];
    return {
      level: 'warning',
      what: `${name} was last checked on ${asOf}: ${consequence(kind, left)}.`,
      remedy:
        kind === 'sum'
          ? 'Compare it with the source named beside it, then set its asOf.'
          : 'Call the number and compare it with the source named beside it, then set its asOf.',
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
