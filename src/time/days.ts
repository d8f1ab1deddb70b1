export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Whether `text` is a day of the calendar written as YYYY-MM-DD (ISO 8601), as date inputs send it. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const millisecondsADay = 86_400_000;

function dayNumber(isoDay: string): number {
  const time = Date.parse(`${isoDay}T00:00:00Z`);
  // an engine may take 30 February for 2 March
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(isoDay)) {
    throw new RangeError(`Not a day of the calendar: ${isoDay}`);
  }
  return time / millisecondsADay;
}

/** Days from one ISO 8601 day to another, negative when `to` is earlier. RangeError on no day. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The ISO 8601 day so many days after another. RangeError on no day. */
export function dayAfter(isoDay: string, days: number): string {
  return new Date((dayNumber(isoDay) + days) * millisecondsADay).toISOString().slice(0, 10);
}
