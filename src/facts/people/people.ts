/** The people of the hospital; staff may edit people.json. */

import type { Language } from '../../site/languages.ts';
import { type DepartmentRouteName, isOn } from '../../site/routes.ts';
import clinicsFile from '../schedule/clinics.json' with { type: 'json' };
import type { Doctor, Person, StaffMember } from '../schemas/people.ts';
import file from './people.json' with { type: 'json' };

export type { Doctor, Person, StaffMember };

export type DoctorKey = keyof typeof file.doctors;
type SupportStaffKey = keyof typeof file.supportStaff;
export type StaffKey = keyof typeof file.staff;
export type PersonKey = DoctorKey | SupportStaffKey | StaffKey;

/** Whether these are still the sample's people; pages then say so. */
export const peopleAreSample = 'sample' in file;

// the build validates the file, so the casts are safe
export const doctors = file.doctors as Readonly<Record<DoctorKey, Doctor>>;
export const supportStaff = file.supportStaff as Readonly<Record<SupportStaffKey, Person>>;
/** From the chief executive to the reception in-charge. */
export const staff = file.staff as Readonly<Record<StaffKey, StaffMember>>;

/** All people by key, for bylines and reviews. */
export const people: Readonly<Record<PersonKey, Person>> = {
  ...doctors,
  ...supportStaff,
  ...staff,
};

/** Returns the departments in which someone sees patients: those listed, and those of their clinics. */
export function departmentsOf(key: PersonKey): DepartmentRouteName[] {
  const every = Object.values<{ department: string; seenBy: unknown }>(clinicsFile.clinics);
  const held = every.filter(({ seenBy }) => seenBy === key).map(({ department }) => department);
  const listed = key in doctors ? doctors[key as DoctorKey].departments : [];
  return [...new Set([...listed, ...held])] as DepartmentRouteName[];
}

/** Returns whether someone works in a department that is on, or for the whole hospital. */
function isHere(key: PersonKey): boolean {
  const where = departmentsOf(key);
  return where.length === 0 || where.some(isOn);
}

// a dentist leaves the pages with dental care
export const doctorKeys = (Object.keys(doctors) as DoctorKey[]).filter(isHere);
// a hospital may list none, and a key of none has no type
export const supportStaffKeys = (Object.keys(supportStaff) as PersonKey[]).filter(isHere);
export const staffKeys = (Object.keys(staff) as StaffKey[]).filter(isHere);
export const personKeys = Object.keys(people) as PersonKey[];

/** Returns each person's role in one language. */
export function rolesIn(language: Language): Readonly<Record<PersonKey, string>> {
  const roles = personKeys.map((key) => [key, people[key].role[language]]);
  return Object.fromEntries(roles);
}

/** Returns the `about` text of each person in a group. */
export function aboutIn<Key extends string>(
  language: Language,
  group: Readonly<Record<Key, StaffMember>>,
): Readonly<Record<Key, string>> {
  const texts = Object.entries<StaffMember>(group).map(([key, { about }]) => [
    key,
    about[language],
  ]);
  return Object.fromEntries(texts);
}

/** Returns a doctor's title and last name: 'Dr. Njoroge'. */
export function shortNameOf(key: DoctorKey): string {
  const [title = '', ...names] = doctors[key].name.split(' ');
  return `${title} ${names.at(-1)}`;
}

/** Returns the doctors of a department, in the order of /doctors, where their keys are element ids. */
export function doctorsIn(department: DepartmentRouteName): readonly DoctorKey[] {
  return doctorKeys.filter((key) => departmentsOf(key).includes(department));
}
