import { isCalendarDay, type Weekday, weekdays } from '../time/days.ts';

// by hand, for the first use of a locale costs a fresh isolate some 20 ms of CPU

/** A day of the calendar (ISO 8601) in its parts; months count from 0. RangeError on no day. */
export function dayParts(isoDay: string): {
  day: number;
  month: number;
  year: number;
  weekday: Weekday;
} {
  if (!isCalendarDay(isoDay)) throw new RangeError(`Not a day of the calendar: ${isoDay}`);
  const date = new Date(`${isoDay}T00:00:00Z`);
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth(),
    year: date.getUTCFullYear(),
    // JavaScript's week begins on Sunday
    weekday: weekdays[(date.getUTCDay() + 6) % 7] ?? 'Mon',
  };
}

/** '25,000', in thousands as Kenya writes them in either language. */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** 'a', 'a and b', 'a, b and c', with the language's own word before the last. */
export function listWith(and: string, values: readonly (number | string)[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} ${and} ${values.at(-1)}`;
}

/** Whether days of the week follow each other, three of them or more. */
export function areInARow(days: readonly Weekday[]): boolean {
  const start = weekdays.indexOf(days[0] ?? 'Mon');
  return days.length > 2 && days.every((day, index) => day === weekdays[start + index]);
}
