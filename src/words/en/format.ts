import { isCalendarDay, type Weekday, weekdays } from '../../facts/days.ts';

// by hand, for the first use of a locale costs a fresh isolate some 20 ms of CPU
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function toDate(isoDay: string): Date {
  if (!isCalendarDay(isoDay)) throw new RangeError(`Not a day of the calendar: ${isoDay}`);
  return new Date(`${isoDay}T00:00:00Z`);
}

/** '2026-03-12' as it stands on pages: '12 March 2026'. Throws RangeError on an impossible day. */
export function formatDay(isoDay: string): string {
  const date = toDate(isoDay);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** '2026-10' as it stands on pages: 'October 2026'. */
export function formatMonth(isoMonth: string): string {
  return formatDay(`${isoMonth}-01`).replace(/^\d+ /, '');
}

/** The weekday of '2026-03-12': 'Thursday'. Throws RangeError on an impossible day. */
export function formatWeekday(isoDay: string): string {
  return weekdayNames[toDate(isoDay).getUTCDay()] ?? '';
}

/**
 * A price as it stands on pages: 'KES 25,000'. Grouped by hand: the first use of a locale costs a
 * fresh isolate some 20 ms of CPU.
 */
export function formatPrice(shillings: number): string {
  return `KES ${String(shillings).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function enumerated(values: readonly (number | string)[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
}

/** Days of the week in their order: 'Mon-Fri', 'Mon, Wed and Fri', 'Sat'. */
export function formatDays(days: readonly Weekday[]): string {
  const start = weekdays.indexOf(days[0] ?? 'Mon');
  const inARow = days.every((day, index) => day === weekdays[start + index]);
  return inARow && days.length > 2 ? `${days[0]}-${days.at(-1)}` : enumerated(days);
}
