import { site } from '../facts/hospital/site.ts';
import type { Hours } from '../facts/schedule/opening-hours.ts';
import type { Weekday } from '../time/days.ts';
import { areInARow, dayParts, groupThousands, listWith } from './format-parts.ts';

const weekdayNames: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
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

/** '2026-03-12' as it stands on pages: '12 March 2026'. Throws RangeError on an impossible day. */
export function formatDay(isoDay: string): string {
  const { day, month, year } = dayParts(isoDay);
  return `${day} ${months[month]} ${year}`;
}

/** '2026-10' as it stands on pages: 'October 2026'. */
export function formatMonth(isoMonth: string): string {
  const { month, year } = dayParts(`${isoMonth}-01`);
  return `${months[month]} ${year}`;
}

/** The weekday of '2026-03-12': 'Thursday'. Throws RangeError on an impossible day. */
export function formatWeekday(isoDay: string): string {
  return weekdayNames[dayParts(isoDay).weekday];
}

/** '2026-03-12' with its weekday: 'Thursday 12 March 2026'. Throws RangeError on an impossible day. */
export function formatFullDay(isoDay: string): string {
  return `${formatWeekday(isoDay)} ${formatDay(isoDay)}`;
}

/** A price as it stands on pages: the currency's code, then the sum in thousands. */
export function formatPrice(shillings: number): string {
  return `${site.currency} ${groupThousands(shillings)}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function enumerated(values: readonly (number | string)[]): string {
  return listWith('and', values);
}

/** Days of the week in their order: 'Mon-Fri', 'Mon, Wed and Fri', 'Sat'. */
export function formatDays(days: readonly Weekday[]): string {
  return areInARow(days) ? `${days[0]}-${days.at(-1)}` : enumerated(days);
}

/** Hours on the 24-hour clock: '11:00-13:00 and 16:00-20:00'. */
export function formatHours(hours: readonly Hours[]): string {
  return enumerated(hours.map(({ opens, closes }) => `${opens}-${closes}`));
}
