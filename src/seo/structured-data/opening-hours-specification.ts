import type { SpecialHours } from '../../facts/schedule/notice.ts';
import type { OpenDays } from '../../facts/schedule/opening-hours.ts';
import { weekdayNames } from '../../words/formats/en.ts';
import type { StructuredData } from './structured-data.ts';

/** Pads '7:00' to '07:00', as schema.org's Time requires (ISO 8601). */
function isoTime(time: string): string {
  return time.padStart('00:00'.length, '0');
}

/** Returns days and hours in the schema.org format. */
export function openingHoursSpecification(hours: readonly OpenDays[]): StructuredData[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    // schema.org names the days in English, in every language
    dayOfWeek: days.map((day) => weekdayNames[day]),
    opens: isoTime(opens),
    closes: isoTime(closes),
  }));
}

/** Opening and closing at midnight means closed (schema.org, specialOpeningHoursSpecification). */
const closed = { opens: '00:00', closes: '00:00' } as const;

/**
 * Returns the special hours of the hospital or a department as a schema.org property, or an empty
 * object if there are none.
 */
export function specialOpeningHours(
  owner: SpecialHours['of'],
  special: readonly SpecialHours[],
): { specialOpeningHoursSpecification?: StructuredData[] } {
  const own = special.filter((hours) => hours.of === owner);
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
