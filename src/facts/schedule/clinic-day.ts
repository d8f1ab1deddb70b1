import { dayAfter, weekdayOf } from '../../time/days.ts';
import { type ClinicId, clinics } from './clinics.ts';
import { hoursOn } from './day-plan.ts';
import { specialHoursAt } from './notices.ts';
import { type PublicHoliday, publicHoliday } from './public-holidays.ts';

/** Why a clinic has no visits on a day: a public holiday, or its week or a notice has none. */
export type NoClinic = PublicHoliday | 'closed';

/** Clinics are closed for no longer than this; a notice of a longer closure has no next day. */
const longestClosure = 60;

const noticed = specialHoursAt(Number.NEGATIVE_INFINITY);

/** Returns why a clinic has no visits on a day (ISO 8601); undefined if it is open. */
export function noClinicOn(id: ClinicId, day: string): NoClinic | undefined {
  const clinic = clinics.find((each) => each.id === id);
  if (!clinic?.days.includes(weekdayOf(day))) return 'closed';
  const usual = { opens: clinic.from, closes: clinic.to };
  if (!hoursOn(day, clinic.department, usual, noticed)) return 'closed';
  return publicHoliday(day);
}

/** Returns the first day of a clinic on or after a day (ISO 8601); that day if there is none. */
export function nextClinicDay(id: ClinicId, day: string): string {
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const next = dayAfter(day, ahead);
    if (!noClinicOn(id, next)) return next;
  }
  return day;
}
