import { site } from '../../facts/hospital/site.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import type { Weekday } from '../../time/days.ts';
import { dayFormats } from './day-formats.ts';
import { areConsecutive, groupThousands, joinList } from './format-parts.ts';

export const weekdayNames: Readonly<Record<Weekday, string>> = {
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

export const {
  formatDay,
  formatMonth,
  formatWeekday,
  formatDayOfYear,
  formatShortDay,
  formatFullDay,
} = dayFormats(weekdayNames, months);

/** Formats whole shillings with the currency code: 'KES 1,250'. */
export function formatPrice(shillings: number): string {
  return `${site.currency} ${groupThousands(shillings)}`;
}

/** Joins values: 'a', 'a and b', 'a, b and c'. */
export function formatList(values: readonly (number | string)[]): string {
  return joinList('and', values);
}

/** Joins choices: 'a or b', 'a, b or c'. */
export const formatChoice = (values: readonly string[]): string => joinList('or', values);

/** Formats weekdays given in order: 'Mon-Fri', 'Mon, Wed and Fri', 'Sat'. */
export function formatDays(days: readonly Weekday[]): string {
  return areConsecutive(days) ? `${days[0]}-${days.at(-1)}` : formatList(days);
}

/** Formats '17:00' on the 12-hour clock: '5:00 pm'. */
export function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats hours: '11:00 am to 1:00 pm and 4:00 pm to 8:00 pm'. */
export function formatHours(hours: readonly Hours[]): string {
  return formatList(
    hours.map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`),
  );
}
