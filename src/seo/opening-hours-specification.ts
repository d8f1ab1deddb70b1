import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Weekday } from '../facts/days.ts';
import type { OpenDays } from '../facts/opening-hours.ts';

/** The days of the week in schema.org's words. */
const dayNames: Readonly<Record<Weekday, DayOfWeek>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** '7:00' as schema.org's Time wants it (ISO 8601): '07:00'. */
function isoTime(time: string): string {
  return time.padStart('00:00'.length, '0');
}

/** Days and hours as search engines read them. */
export function openingHoursSpecification(
  hours: readonly OpenDays[],
): Exclude<OpeningHoursSpecification, string>[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens: isoTime(opens),
    closes: isoTime(closes),
  }));
}
