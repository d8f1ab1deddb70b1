import type { ServiceRouteName } from '../routes.ts';
import type { PortraitName } from './picture-names.ts';
import { sample } from './sample.ts';

/**
 * The people of the hospital, each once: SAMPLE names that an operator replaces. Pages, bylines
 * and clinic days name them by their key; what they do here stands in the words.
 */
export interface Person {
  name: string;
}

/** A doctor as /doctors introduces them. */
export interface Doctor extends Person {
  /** Of experience, at least. */
  years: number;
  /** Initials stand where src/portraits has no file of that name. */
  portrait: PortraitName;
  /** Where they see patients: those pages name them. */
  departments: readonly ServiceRouteName[];
}

export const doctors = sample({
  obstetrician: {
    name: 'Dr. Grace Wambui Njoroge',
    years: 15,
    portrait: 'obstetrician',
    departments: ['maternity', 'specializedCare'],
  },
  pediatrician: {
    name: 'Dr. Peter Otieno Ouma',
    years: 12,
    portrait: 'pediatrician',
    departments: ['pediatrics'],
  },
  physician: {
    name: 'Dr. Faith Chebet Koech',
    years: 10,
    portrait: 'physician',
    departments: ['specializedCare', 'hdu'],
  },
  surgeon: {
    name: 'Dr. Samuel Kiplagat',
    years: 18,
    portrait: 'surgeon',
    departments: ['surgical'],
  },
}) satisfies Record<string, Doctor>;

export const supportStaff = sample({
  seniorMidwife: { name: 'Esther Nyokabi' },
  anaesthetist: { name: 'Dennis Wafula' },
  nutritionist: { name: 'Mercy Atieno' },
  physiotherapist: { name: 'Martin Kibet' },
}) satisfies Record<string, Person>;

/** Twelve, from the chief executive to the reception in-charge. */
export const staff = sample({
  chiefExecutive: { name: 'Catherine Waweru' },
  superintendent: { name: 'Dr. Joseph Maina' },
  dentist: { name: 'Dr. Kevin Mwangi' },
  nursing: { name: 'Rose Achieng' },
  maternity: { name: 'Jane Wairimu' },
  theatre: { name: 'Yusuf Noor' },
  emergency: { name: 'Stephen Githinji' },
  laboratory: { name: 'Agnes Mwende' },
  pharmacy: { name: 'Dr. Nancy Rotich' },
  radiology: { name: 'Victor Okello' },
  accounts: { name: 'Lucy Nduta' },
  reception: { name: 'Beatrice Moraa' },
}) satisfies Record<string, Person>;

/** Everybody by key, for bylines and reviews. */
export const people = { ...doctors, ...supportStaff, ...staff } as const;

export type PersonKey = keyof typeof people;
export type DoctorKey = keyof typeof doctors;
export type StaffKey = keyof typeof staff;

export const doctorKeys = Object.keys(doctors) as DoctorKey[];
export const supportStaffKeys = Object.keys(supportStaff) as (keyof typeof supportStaff)[];
export const staffKeys = Object.keys(staff) as StaffKey[];

/** A doctor as texts speak of them once they are introduced: 'Dr. Njoroge'. */
export function shortNameOf(key: DoctorKey): string {
  const [title = '', ...names] = doctors[key].name.split(' ');
  return `${title} ${names.at(-1)}`;
}

/** The doctors whom a department's page names, in the order of /doctors; their keys are ids there. */
export function doctorsIn(department: ServiceRouteName): readonly DoctorKey[] {
  return doctorKeys.filter((key) => {
    const { departments }: Doctor = doctors[key];
    return departments.includes(department);
  });
}
