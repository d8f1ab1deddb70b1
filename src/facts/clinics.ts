/** The clinics by department: days, hours and who sits. SAMPLE content, like the people. */

import type { ServiceRouteName } from '../routes.ts';
import { type Weekday, weekdays } from './days.ts';
import type { PersonKey } from './people.ts';
import { sample } from './sample.ts';

const workdays = weekdays.slice(0, 5);
const workdaysAndSaturday = weekdays.slice(0, 6);

/** Who comes from outside on a day of the week. */
export type Visitor =
  | 'orthopaedicSurgeon'
  | 'entSpecialist'
  | 'skinSpecialist'
  | 'urologist'
  | 'radiologist';

export interface Clinic {
  /** By which the words know it. */
  id: string;
  /** Whose page shows the clinic. */
  department: ServiceRouteName;
  days: readonly Weekday[];
  /** 24-hour clock. */
  from: string;
  to: string;
  /** One of the hospital's people, a team of it, or who comes from outside on that day. */
  seenBy: PersonKey | { team: 'nurses' } | { visiting: Visitor };
}

const nurses = { team: 'nurses' } as const;

export const clinics = sample([
  {
    id: 'antenatal',
    department: 'maternity',
    days: workdays,
    from: '8:00',
    to: '13:00',
    seenBy: 'maternity',
  },
  {
    id: 'highRiskPregnancy',
    department: 'maternity',
    days: ['Mon', 'Wed'],
    from: '9:00',
    to: '13:00',
    seenBy: 'obstetrician',
  },
  {
    id: 'postnatal',
    department: 'maternity',
    days: ['Tue', 'Thu'],
    from: '14:00',
    to: '16:00',
    seenBy: 'seniorMidwife',
  },
  {
    id: 'antenatalClass',
    department: 'maternity',
    days: ['Sat'],
    from: '10:00',
    to: '12:00',
    seenBy: 'seniorMidwife',
  },
  {
    id: 'children',
    department: 'pediatrics',
    days: ['Mon', 'Wed', 'Fri'],
    from: '9:00',
    to: '13:00',
    seenBy: 'pediatrician',
  },
  {
    id: 'childFollowUp',
    department: 'pediatrics',
    days: ['Thu'],
    from: '14:00',
    to: '16:00',
    seenBy: 'pediatrician',
  },
  {
    id: 'vaccines',
    department: 'pediatrics',
    days: weekdays,
    from: '8:00',
    to: '15:00',
    seenBy: nurses,
  },
  {
    id: 'diabetes',
    department: 'specializedCare',
    days: ['Tue', 'Thu'],
    from: '9:00',
    to: '13:00',
    seenBy: 'physician',
  },
  {
    id: 'heartLungKidney',
    department: 'specializedCare',
    days: ['Wed'],
    from: '14:00',
    to: '16:00',
    seenBy: 'physician',
  },
  {
    id: 'gynaecology',
    department: 'specializedCare',
    days: ['Fri'],
    from: '9:00',
    to: '13:00',
    seenBy: 'obstetrician',
  },
  {
    id: 'bones',
    department: 'specializedCare',
    days: ['Wed'],
    from: '14:00',
    to: '17:00',
    seenBy: { visiting: 'orthopaedicSurgeon' },
  },
  {
    id: 'earNoseThroat',
    department: 'specializedCare',
    days: ['Tue'],
    from: '14:00',
    to: '17:00',
    seenBy: { visiting: 'entSpecialist' },
  },
  {
    id: 'skin',
    department: 'specializedCare',
    days: ['Thu'],
    from: '10:00',
    to: '13:00',
    seenBy: { visiting: 'skinSpecialist' },
  },
  {
    id: 'nutrition',
    department: 'specializedCare',
    days: ['Tue', 'Thu'],
    from: '9:00',
    to: '15:00',
    seenBy: 'nutritionist',
  },
  {
    id: 'physiotherapy',
    department: 'specializedCare',
    days: workdays,
    from: '8:00',
    to: '16:00',
    seenBy: 'physiotherapist',
  },
  {
    id: 'surgical',
    department: 'surgical',
    days: ['Mon', 'Thu'],
    from: '14:00',
    to: '16:30',
    seenBy: 'surgeon',
  },
  {
    id: 'urology',
    department: 'surgical',
    days: ['Fri'],
    from: '14:00',
    to: '17:00',
    seenBy: { visiting: 'urologist' },
  },
  {
    id: 'dental',
    department: 'dental',
    days: workdaysAndSaturday,
    from: '9:00',
    to: '17:00',
    seenBy: 'dentist',
  },
  {
    id: 'ultrasound',
    department: 'radiology',
    days: workdaysAndSaturday,
    from: '9:00',
    to: '16:00',
    seenBy: 'radiology',
  },
  {
    id: 'difficultPictures',
    department: 'radiology',
    days: ['Mon', 'Thu'],
    from: '15:00',
    to: '17:00',
    seenBy: { visiting: 'radiologist' },
  },
  {
    id: 'familyPlanning',
    department: 'outpatient',
    days: workdays,
    from: '8:00',
    to: '13:00',
    seenBy: nurses,
  },
  {
    id: 'screening',
    department: 'outpatient',
    days: ['Wed'],
    from: '9:00',
    to: '13:00',
    seenBy: 'seniorMidwife',
  },
]) satisfies readonly Clinic[];

export type ClinicId = (typeof clinics)[number]['id'];

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
      (clinic: Clinic) => clinic.department === department && clinic.days.includes(day),
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
