import { daysBetween } from '../../time/days.ts';
import type { Source } from '../sources/source.ts';

/** A sum set by others, in whole Kenyan shillings. */
export interface DatedSum {
  shillings: number;
  /** ISO 8601 day on which the sum was last checked against the publication. */
  asOf: string;
  /** The official publication, with the part that has the sum. */
  source: Source;
  /** The law that sets it. */
  law: Source;
}

/** Days after its check in which pages show a sum. */
export const sumValidDays = 180;

/** Shown if there is no sum or it is too old. */
export const askUs = 'ask us';

export type SumOrAskUs = number | typeof askUs;

/** Returns whether a sum checked on `asOf` may be shown on `today` (ISO 8601 days). */
export function isStillValid(asOf: string, today: string): boolean {
  return daysBetween(asOf, today) < sumValidDays;
}

/** Returns the shillings to show on `today` (ISO 8601), or 'ask us'. */
export function sumOn(sum: DatedSum | null, today: string): SumOrAskUs {
  return sum && isStillValid(sum.asOf, today) ? sum.shillings : askUs;
}

/** Returns the rest of a price after a payment, at least 0. */
export function remainderOf(price: number, paid: SumOrAskUs): SumOrAskUs {
  return paid === askUs ? askUs : Math.max(0, price - paid);
}
