export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const daysPerWeek = weekdays.length;
export const msPerDay = 86_400_000;

/** Returns whether `text` is a valid day in the format of date inputs, YYYY-MM-DD (ISO 8601). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function dayNumber(isoDay: string): number {
  const time = Date.parse(`${isoDay}T00:00:00Z`);
  // some engines parse 30 February as 2 March
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(isoDay)) {
    throw new RangeError(`Not a valid day (YYYY-MM-DD): ${isoDay}`);
  }
  return time / msPerDay;
}

/**
 * Returns the days from one ISO 8601 day to another, negative if `to` is earlier. Throws RangeError
 * on an invalid day.
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the ISO 8601 day `days` after another. Throws RangeError on an invalid day. */
export function dayAfter(isoDay: string, days: number): string {
  return new Date((dayNumber(isoDay) + days) * msPerDay).toISOString().slice(0, 10);
}

/** Returns the weekday of a valid ISO 8601 day. */
export function weekdayOf(isoDay: string): Weekday {
  // JavaScript's week starts on Sunday
  return weekdays[(new Date(isoDay).getUTCDay() + 6) % 7] ?? 'Mon';
}

/**
 * Returns the ISO 8601 day `months` after another; where the month has no such day, the first of the
 * next one: six months after 31 August is 1 March. Throws RangeError on an invalid day.
 */
export function monthsAfter(isoDay: string, months: number): string {
  const day = new Date(dayNumber(isoDay) * msPerDay);
  const month = day.getUTCMonth() + months;
  const date = day.getUTCDate();
  const same = new Date(Date.UTC(day.getUTCFullYear(), month, date));
  const valid =
    same.getUTCDate() === date ? same : new Date(Date.UTC(day.getUTCFullYear(), month + 1, 1));
  return valid.toISOString().slice(0, 10);
}
