import { sumValidDays } from '../facts/money/dated-sums.ts';
import { shaContract, shaSums } from '../facts/money/sha.ts';
import type { Notice } from '../facts/schedule/notice.ts';
import { nextNoticeChange } from '../facts/schedule/notices.ts';
import { roadmapTargets } from '../facts/schedule/roadmap.ts';
import { nextStatusChange, type StatusEntry } from '../facts/schedule/status/status.ts';
import type { Lifetime } from '../http/lifetime.ts';
import { dayAfter } from '../time/days.ts';
import { kenyanDay, parseKenyanTime } from '../time/kenyan-day.ts';

function firstDayAfterQuarter(quarter: string): string {
  const [, number = '', year = ''] = /^Q([1-4]) (\d{4})$/.exec(quarter) ?? [];
  const next = new Date(Date.UTC(Number(year), Number(number) * 3, 1));
  return next.toISOString().slice(0, 10);
}

/**
 * The days (ISO 8601) on which a page that is not about the day differs from the day before, because a
 * sum became too old to show, a contract ended or a planned quarter passed. A test compares the pages
 * of all other days.
 */
export const daysOfChange: readonly string[] = [
  ...shaSums.map(({ asOf }) => dayAfter(asOf, sumValidDays)),
  dayAfter(shaContract.until, 1),
  ...Object.values(roadmapTargets).map(({ quarter }) => firstDayAfterQuarter(quarter)),
];

/** Returns the first day after `today` on which a page changes, or undefined if none will. */
export function nextDayOfChange(today: string): string | undefined {
  return daysOfChange.filter((day) => day > today).sort()[0];
}

/** Notices and reports of the staff; those of the files by default. */
export interface Announced {
  notices?: readonly Notice[] | undefined;
  status?: readonly StatusEntry[] | undefined;
}

/**
 * Returns when a response rendered at `time` expires, in milliseconds since 1970: at the next day on
 * which a page changes, or the next start or end of a notice; one about the day also at Kenya's
 * midnight, or when a report starts or ends. Infinity if nothing changes it.
 */
export function unchangedUntil(
  time: number,
  lifetime: Lifetime,
  { notices, status }: Announced = {},
): number {
  const today = kenyanDay(time);
  const day = nextDayOfChange(today);
  const pagesChange = day ? parseKenyanTime(day) : Number.POSITIVE_INFINITY;
  const lasting = Math.min(pagesChange, nextNoticeChange(time, notices));
  if (lifetime === 'lasting') return lasting;
  const midnight = parseKenyanTime(dayAfter(today, 1));
  return Math.min(lasting, midnight, nextStatusChange(time, status));
}

/**
 * Returns since when every response is the same as at `time`, in milliseconds since 1970: the last
 * midnight in Kenya, or the last change after it.
 */
export function unchangedSince(time: number, announced?: Announced): number {
  let since = parseKenyanTime(kenyanDay(time));
  for (;;) {
    const change = unchangedUntil(since, 'daily', announced);
    if (change > time) return since;
    since = change;
  }
}
