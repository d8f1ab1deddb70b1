/** Days, hours and clinicians of each clinic; staff may edit clinics.json. */

import { type DepartmentRouteName, isOn } from '../../site/routes.ts';
import { minutes } from '../../time/clock.ts';
import { type Weekday, weekdays } from '../../time/days.ts';
import type { ClinicsFile } from '../schemas/clinics.ts';
import file from './clinics.json' with { type: 'json' };

export type { Visitor } from '../schemas/clinics.ts';

/** Key of a clinic, also for its name in the words. */
export type ClinicId = keyof ClinicsFile['clinics'];

/** A clinic; times are on the 24-hour clock. */
export type Clinic = NonNullable<ClinicsFile['clinics'][ClinicId]> & { id: ClinicId };

const every = Object.entries(file.clinics).map(([id, clinic]) => ({ id, ...clinic })) as Clinic[];

/**
 * The clinics of the departments that are on, in page order. The build validates the file, so the cast
 * is safe.
 */
export const clinics = every.filter(({ department }) => isOn(department));

const byStart = clinics.toSorted((a, b) => minutes(a.from) - minutes(b.from));
const isOnMostDays = ({ days }: Clinic) => days.length >= 5;

/** The clinics of the week by their hours: those on most days, then the others on each of their days. */
export const clinicWeek: readonly { day?: Weekday; clinics: readonly Clinic[] }[] = [
  { clinics: byStart.filter(isOnMostDays) },
  ...weekdays.map((day) => ({
    day,
    clinics: byStart.filter((clinic) => clinic.days.includes(day) && !isOnMostDays(clinic)),
  })),
].filter((group) => group.clinics.length > 0);

/**
 * Returns the days with clinics of a department, from the first start to the last end on the 24-hour
 * clock. Days with the same hours share an entry.
 */
export function clinicDays(
  department: DepartmentRouteName,
): { days: Weekday[]; opens: string; closes: string }[] {
  const entries: ReturnType<typeof clinicDays> = [];
  const inOrder = (a: string, b: string) => minutes(a) - minutes(b);
  for (const day of weekdays) {
    const onThisDay = clinics.filter(
      (clinic) => clinic.department === department && clinic.days.includes(day),
    );
    const opens = onThisDay.map(({ from }) => from).sort(inOrder)[0];
    const closes = onThisDay
      .map(({ to }) => to)
      .sort(inOrder)
      .at(-1);
    if (!opens || !closes) continue;
    const same = entries.find((hours) => hours.opens === opens && hours.closes === closes);
    if (same) same.days.push(day);
    else entries.push({ days: [day], opens, closes });
  }
  return entries;
}
