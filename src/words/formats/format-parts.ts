import { isCalendarDay, type Weekday, weekdayOf, weekdays } from '../../time/days.ts';

// no Intl: the first use of a locale costs a new isolate about 20 ms of CPU

/** Splits an ISO 8601 day into parts; months count from 0. Throws RangeError on an invalid day. */
export function dayParts(isoDay: string): {
  day: number;
  month: number;
  year: number;
  weekday: Weekday;
} {
  if (!isCalendarDay(isoDay)) throw new RangeError(`Not a valid day (YYYY-MM-DD): ${isoDay}`);
  const date = new Date(`${isoDay}T00:00:00Z`);
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth(),
    year: date.getUTCFullYear(),
    weekday: weekdayOf(isoDay),
  };
}

/** Groups digits by thousands, as Kenya does in both languages: '25,000'. */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Returns a text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins values with the language's word for 'and': 'a', 'a and b', 'a, b and c'. */
export function joinList(and: string, values: readonly (number | string)[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} ${and} ${values.at(-1)}`;
}

/** Returns whether three or more weekdays follow each other. */
export function areConsecutive(days: readonly Weekday[]): boolean {
  const start = weekdays.indexOf(days[0] ?? 'Mon');
  return days.length > 2 && days.every((day, index) => day === weekdays[start + index]);
}

/** Formats a count in English: '1 day', '2 days'. */
export const formatCount = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;
