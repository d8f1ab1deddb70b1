import { kenyanMoment } from '../../time/kenyan-day.ts';
import type { Notice as NoticeOfSchema } from '../schemas/notices.ts';

/**
 * What staff tell visitors for a while, written in notices.json. Times are Kenya's; a day as the end
 * is included.
 */
export type Notice = NoticeOfSchema;

/** Changed hours of the hospital or of one department; the last day is included. */
export type SpecialHours = NonNullable<Notice['hours']>;

const day = 24 * 60 * 60 * 1000;

/** When a notice comes and goes, in milliseconds since 1970; it is gone at its end. */
export function noticeBounds({ from, until }: Pick<Notice, 'from' | 'until'>): [number, number] {
  const end = kenyanMoment(until);
  return [kenyanMoment(from), until.includes('T') ? end : end + day];
}
