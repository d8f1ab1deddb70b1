/** The people of the hospital, each once; people.json holds them, which staff may edit. */

import type { Language } from '../../site/languages.ts';
import type { ServiceRouteName } from '../../site/routes.ts';
import type { Doctor, Person, StaffMember } from '../schemas/people.ts';
import file from './people.json' with { type: 'json' };

export type { Doctor, Person, StaffMember };

export type DoctorKey = keyof typeof file.doctors;
export type SupportStaffKey = keyof typeof file.supportStaff;
export type StaffKey = keyof typeof file.staff;
export type PersonKey = DoctorKey | SupportStaffKey | StaffKey;

// the build checks the file against its schema
export const doctors = file.doctors as Readonly<Record<DoctorKey, Doctor>>;
export const supportStaff = file.supportStaff as Readonly<Record<SupportStaffKey, Person>>;
/** From the chief executive to the reception in-charge. */
export const staff = file.staff as Readonly<Record<StaffKey, StaffMember>>;

/** Everybody by key, for bylines and reviews. */
export const people: Readonly<Record<PersonKey, Person>> = {
  ...doctors,
  ...supportStaff,
  ...staff,
};

export const doctorKeys = Object.keys(doctors) as DoctorKey[];
export const supportStaffKeys = Object.keys(supportStaff) as SupportStaffKey[];
export const staffKeys = Object.keys(staff) as StaffKey[];
export const personKeys = Object.keys(people) as PersonKey[];

/** What each person does, in one language. */
export function rolesIn(language: Language): Readonly<Record<PersonKey, string>> {
  const told = personKeys.map((key) => [key, people[key].role[language]]);
  return Object.fromEntries(told);
}

/** What each of a group does for patients, in one language. Throws a RangeError where that is not told. */
export function aboutIn<Key extends string>(
  language: Language,
  group: Readonly<Record<Key, StaffMember>>,
): Readonly<Record<Key, string>> {
  const told = Object.entries<StaffMember>(group).map(([key, { about, name }]) => {
    const text = about[language];
    if (!text) throw new RangeError(`people.json tells nothing of ${name} in '${language}'`);
    return [key, text];
  });
  return Object.fromEntries(told);
}

/** A doctor as texts speak of them once they are introduced: 'Dr. Njoroge'. */
export function shortNameOf(key: DoctorKey): string {
  const [title = '', ...names] = doctors[key].name.split(' ');
  return `${title} ${names.at(-1)}`;
}

/** The doctors whom a department's page names, in the order of /doctors; their keys are ids there. */
export function doctorsIn(department: ServiceRouteName): readonly DoctorKey[] {
  return doctorKeys.filter((key) => doctors[key].departments.includes(department));
}
