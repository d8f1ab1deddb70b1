import { sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { daysBetween } from '../../../src/time/days.ts';
import type { Finding } from './finding.ts';

/** A fact that another body sets and this site repeats. */
export interface DatedFact {
  name: string;
  /** A sum that is too old is replaced by 'ask us'; numbers and statements are always shown. */
  kind: 'sum' | 'number' | 'statement';
  /** ISO 8601 day of the last check against its source. */
  asOf: string;
  where: string;
}

/** Days before the end at which the warning starts. */
const warningDays = 30;

function consequence(kind: DatedFact['kind'], daysLeft: number): string {
  if (kind !== 'sum') return 'pages still show it, with that date';
  return daysLeft > 0
    ? `in ${daysLeft} days pages say 'ask us' instead`
    : "pages say 'ask us' instead";
}

/** Returns a warning for each sum or number whose last check is too old, or will be within a month. */
export function datedFacts(facts: readonly DatedFact[], today: string): Finding[] {
  return facts.flatMap(({ name, kind, asOf, where }) => {
    const left = sumValidDays - daysBetween(asOf, today);
    if (left > warningDays) return [];
    return {
      level: 'warning',
      what: `${name} was last checked on ${asOf}: ${consequence(kind, left)}.`,
      remedy:
        kind !== 'number'
          ? 'Compare it with the source next to it, then update its asOf.'
          : 'Compare it with the source next to it, then update its asOf. Dial no emergency line to test it.',
      where: [where],
    } as const;
  });
}

/** Something that ends: a contract, a release of Node. */
interface Ending {
  name: string;
  /** ISO 8601, the last day. */
  until: string;
  /** How many days before the end the warning starts. */
  days?: number;
  remedy: string;
  where: string;
}

/** Returns a warning if something has ended or ends soon. It never blocks a deploy. */
export function endings(all: readonly Ending[], today: string): Finding[] {
  return all.flatMap(({ name, until, days = warningDays, remedy, where }) => {
    const left = daysBetween(today, until);
    if (left > days) return [];
    const what = left < 0 ? `${name} ended on ${until}.` : `${name} ends on ${until}.`;
    return [{ level: 'warning', what, remedy, where: [where] } as const];
  });
}
