import { daysBetween } from '../../time/days.ts';
import type { Source } from '../sources/source.ts';

/** A sum that others set, in whole Kenyan shillings. */
export interface DatedSum {
  shillings: number;
  /** ISO 8601 day on which the sum was last compared with what is published. */
  asOf: string;
  /** The official publication that it was read in, with the part of it. */
  source: Source;
  /** The law that sets it. */
  law: Source;
}

/** From this many days after the check on, pages no longer show the sum. */
export const daysThatASumHolds = 180;

/** Shown where there is no sum, or only one that is too old. */
export const askUs = 'ask us';

export type SumOrAskUs = number | typeof askUs;

/** Whether something checked on `asOf` may still be shown on `today`; both are ISO 8601 days. */
export function stillHolds(asOf: string, today: string): boolean {
  return daysBetween(asOf, today) < daysThatASumHolds;
}

/** The shillings that a page may name on `today`, or 'ask us'. */
export function sumOn(sum: DatedSum | null, today: string): SumOrAskUs {
  return sum && stillHolds(sum.asOf, today) ? sum.shillings : askUs;
}

/** What is left of a price after a payment, never below nothing. */
export function remainderOf(price: number, paid: SumOrAskUs): SumOrAskUs {
  return paid === askUs ? askUs : Math.max(0, price - paid);
}
