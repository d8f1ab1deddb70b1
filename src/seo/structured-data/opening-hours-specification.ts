import type { SpecialHours } from '../../facts/schedule/notice.ts';
import type { OpenDays } from '../../facts/schedule/opening-hours.ts';
import type { Weekday } from '../../time/days.ts';
import type { StructuredData } from './structured-data.ts';

/** The days of the week in schema.org's words. */
const dayNames: Readonly<Record<Weekday, string>> = {
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
export function openingHoursSpecification(hours: readonly OpenDays[]): StructuredData[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens: isoTime(opens),
    closes: isoTime(closes),
  }));
}

/** Closed is said by opening and closing at midnight (schema.org, specialOpeningHoursSpecification). */
const closed = { opens: '00:00', closes: '00:00' } as const;

/**
 * Other hours than usual of `whose`, as search engines read them: the property by its name, or
 * nothing where all is as usual.
 */
export function specialOpeningHours(
  whose: SpecialHours['of'],
  special: readonly SpecialHours[],
): { specialOpeningHoursSpecification?: StructuredData[] } {
  const own = special.filter((hours) => hours.of === whose);
  if (own.length === 0) return {};
  return {
    specialOpeningHoursSpecification: own.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: hours.from,
      validThrough: hours.until,
      ...('closed' in hours
        ? closed
        : { opens: isoTime(hours.opens), closes: isoTime(hours.closes) }),
    })),
  };
}
