/** The clinics by department: days, hours and who sits; clinics.json holds them, which staff may edit. */

import type { ServiceRouteName } from '../routes.ts';
import file from './clinics.json' with { type: 'json' };
import { type Weekday, weekdays } from './days.ts';
import type { PersonKey } from './people.ts';

/** Who comes from outside on a day of the week. */
export type Visitor =
  | 'orthopaedicSurgeon'
  | 'entSpecialist'
  | 'skinSpecialist'
  | 'urologist'
  | 'radiologist';

/** The names by which the words know the clinics. */
export type ClinicId = keyof typeof file.clinics;

export interface Clinic {
  /** By which the words know it. */
  id: ClinicId;
  /** Whose page shows the clinic. */
  department: ServiceRouteName;
  days: readonly Weekday[];
  /** 24-hour clock. */
  from: string;
  to: string;
  /** One of the hospital's people, a team of it, or who comes from outside on that day. */
  seenBy: PersonKey | { team: 'nurses' } | { visiting: Visitor };
}

/** Every clinic, in the order of its department's page. The build holds the file to its schema. */
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
