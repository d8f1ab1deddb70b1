import { parseKenyanTime } from '../../time/kenyan-day.ts';
import type { Notice as NoticeOfSchema } from '../schemas/notices.ts';

/**
 * A temporary notice to visitors, from notices.json. Times are in Kenya; if the end is a day, it is
 * included.
 */
export type Notice = NoticeOfSchema;

/** Changed hours of the hospital or of one department; the last day is included. */
export type SpecialHours = NonNullable<Notice['hours']>;

const msPerDay = 24 * 60 * 60 * 1000;

/** Returns when a notice starts and ends, in milliseconds since 1970; the end is excluded. */
export function noticeBounds({ from, until }: Pick<Notice, 'from' | 'until'>): [number, number] {
  const end = parseKenyanTime(until);
  return [parseKenyanTime(from), until.includes('T') ? end : end + msPerDay];
}
