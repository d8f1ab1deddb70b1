import type { Weekday } from '../../time/days.ts';
import { dayParts } from './format-parts.ts';

/** Returns how a language writes days; the months are in order. Examples are in English. */
export function dayFormats(weekdays: Readonly<Record<Weekday, string>>, months: readonly string[]) {
  /** Formats '2026-03-12' as '12 March 2026'. Throws RangeError on an invalid day. */
  function formatDay(isoDay: string): string {
    const { day, month, year } = dayParts(isoDay);
    return `${day} ${months[month]} ${year}`;
  }

  /** Formats '2026-10' as 'October 2026'. Throws RangeError on an invalid month. */
  function formatMonth(isoMonth: string): string {
    const { month, year } = dayParts(`${isoMonth}-01`);
    return `${months[month]} ${year}`;
  }

  /** Returns the weekday of '2026-03-12': 'Thursday'. Throws RangeError on an invalid day. */
  function formatWeekday(isoDay: string): string {
    return weekdays[dayParts(isoDay).weekday];
  }

  /** Formats '2026-03-12' as 'Thursday 12 March'. Throws RangeError on an invalid day. */
  function formatDayOfYear(isoDay: string): string {
    const { day, month } = dayParts(isoDay);
    return `${formatWeekday(isoDay)} ${day} ${months[month]}`;
  }

  /** Formats '2026-03-12' as 'Thursday 12 Mar', for a short line. Throws RangeError on an invalid day. */
  function formatShortDay(isoDay: string): string {
    const { day, month } = dayParts(isoDay);
    return `${formatWeekday(isoDay)} ${day} ${months[month]?.slice(0, 3)}`;
  }

  /** Formats '2026-03-12' as 'Thursday 12 March 2026'. Throws RangeError on an invalid day. */
  function formatFullDay(isoDay: string): string {
    return `${formatWeekday(isoDay)} ${formatDay(isoDay)}`;
  }

  return {
    formatDay,
    formatMonth,
    formatWeekday,
    formatDayOfYear,
    formatShortDay,
    formatFullDay,
  };
}
