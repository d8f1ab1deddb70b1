/** The clinics by department: days, hours and who sits; clinics.json holds them, which staff may edit. */

import type { ServiceRouteName } from '../../site/routes.ts';
import { type Weekday, weekdays } from '../../time/days.ts';
import type { ClinicsFile } from '../schemas/clinics.ts';
import file from './clinics.json' with { type: 'json' };

export type { Visitor } from '../schemas/clinics.ts';

/** The names by which the words know the clinics. */
export type ClinicId = keyof ClinicsFile['clinics'];

/** A clinic; times are on the 24-hour clock. */
export type Clinic = ClinicsFile['clinics'][ClinicId] & { id: ClinicId };

/** Every clinic, in the order of its department's page. The build checks the file against its schema. */
export const clinics = Object.entries(file.clinics).map(([id, clinic]) => ({
  id,
  ...clinic,
})) as Clinic[];

/**
 * When there is a clinic of a department: on each day from the first to the last, days with the same
 * hours together. Times on the 24-hour clock.
 */
export function clinicDays(
  department: ServiceRouteName,
): { days: Weekday[]; opens: string; closes: string }[] {
  const found: ReturnType<typeof clinicDays> = [];
  const clock = (time: string) => Number(time.replace(':', ''));
  const inOrder = (a: string, b: string) => clock(a) - clock(b);
  for (const day of weekdays) {
    const held = clinics.filter(
      (clinic) => clinic.department === department && clinic.days.includes(day),
    );
    const opens = held.map(({ from }) => from).sort(inOrder)[0];
    const closes = held
      .map(({ to }) => to)
      .sort(inOrder)
      .at(-1);
    if (!opens || !closes) continue;
    const same = found.find((hours) => hours.opens === opens && hours.closes === closes);
    if (same) same.days.push(day);
    else found.push({ days: [day], opens, closes });
  }
  return found;
}
