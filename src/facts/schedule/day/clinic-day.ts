import type { ClinicId } from '../clinics.ts';
import type { SpecialHours } from '../notice.ts';
import { specialHoursAt } from '../notices.ts';
import type { Hours } from '../opening-hours.ts';
import { type PublicHoliday, publicHoliday } from '../public-holidays.ts';
import { sessionsOn } from './day-plan.ts';
import { type NextDay, nextDay } from './moments.ts';

/** Why a clinic has no visits on a day: a public holiday, or its week or a notice has none. */
export type NoClinic = PublicHoliday | 'closed';

const announced = specialHoursAt(Number.NEGATIVE_INFINITY);

/** Returns the hours of a clinic on a day; undefined if its week or a notice has none. */
function clinicHours(
  id: ClinicId,
  day: string,
  special: readonly SpecialHours[],
): Hours | undefined {
  return sessionsOn(day, special).find(({ clinic }) => clinic.id === id)?.hours;
}

/** Returns why a clinic has no visits on a day (ISO 8601); undefined if it is open. */
export function noClinicOn(id: ClinicId, day: string): NoClinic | undefined {
  return clinicHours(id, day, announced) ? publicHoliday(day) : 'closed';
}

/**
 * Returns the first day of a clinic after `day` (ISO 8601) that is not a public holiday, as visitors
 * call first on those; undefined if there is none within two months.
 */
export function nextClinicDay(
  id: ClinicId,
  day: string,
  special: readonly SpecialHours[] = announced,
): NextDay | undefined {
  return nextDay(day, (next) => (publicHoliday(next) ? undefined : clinicHours(id, next, special)));
}
