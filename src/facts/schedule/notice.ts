import { msPerDay } from '../../time/days.ts';
import { parseKenyanTime } from '../../time/kenyan-day.ts';
import type { Notice } from '../schemas/notices.ts';

export type { Notice };

/** Changed hours of the hospital or of one department; the last day is included. */
export type SpecialHours = NonNullable<Notice['hours']>;

/** Returns when a notice starts and ends, in milliseconds since 1970; the end is excluded. */
export function noticeBounds({ from, until }: Pick<Notice, 'from' | 'until'>): [number, number] {
  const end = parseKenyanTime(until);
  return [parseKenyanTime(from), until.includes('T') ? end : end + msPerDay];
}
