/** The clinics by department: days, hours and who sits. SAMPLE content, like the people. */

import type { ServiceRouteName } from '../routes.ts';
import { type Weekday, weekdays } from './days.ts';
import type { PersonKey } from './people.ts';

const workdays = weekdays.slice(0, 5);
const workdaysAndSaturday = weekdays.slice(0, 6);

export interface Clinic {
  name: string;
  /** Whose page shows the clinic. */
  department: ServiceRouteName;
  days: readonly Weekday[];
  /** 24-hour clock. */
  from: string;
  to: string;
  /** One of the hospital's people, a team of it, or who comes from outside on that day. */
  seenBy: PersonKey | { team: string } | { visiting: string };
}

const nurses = { team: 'our nurses' } as const;

export const clinics: readonly Clinic[] = [
  {
    name: 'Antenatal clinic',
    department: 'maternity',
    days: workdays,
    from: '8:00',
    to: '13:00',
    seenBy: 'maternity',
  },
  {
    name: 'Twins, blood pressure and other high-risk pregnancies',
    department: 'maternity',
    days: ['Mon', 'Wed'],
    from: '9:00',
    to: '13:00',
    seenBy: 'obstetrician',
  },
  {
    name: 'Postnatal clinic, mother and baby',
    department: 'maternity',
    days: ['Tue', 'Thu'],
    from: '14:00',
    to: '16:00',
    seenBy: 'seniorMidwife',
  },
  {
    name: 'Antenatal class with a tour of the delivery room',
    department: 'maternity',
    days: ['Sat'],
    from: '10:00',
    to: '12:00',
    seenBy: 'seniorMidwife',
  },
  {
    name: "Children's clinic",
    department: 'pediatrics',
    days: ['Mon', 'Wed', 'Fri'],
    from: '9:00',
    to: '13:00',
    seenBy: 'pediatrician',
  },
  {
    name: 'Asthma and newborn follow-up',
    department: 'pediatrics',
    days: ['Thu'],
    from: '14:00',
    to: '16:00',
    seenBy: 'pediatrician',
  },
  {
    name: 'Vaccines and growth checks',
    department: 'pediatrics',
    days: weekdays,
    from: '8:00',
    to: '15:00',
    seenBy: nurses,
  },
  {
    name: 'Diabetes and blood pressure',
    department: 'specializedCare',
    days: ['Tue', 'Thu'],
    from: '9:00',
    to: '13:00',
    seenBy: 'physician',
  },
  {
    name: 'Heart, lung and kidney follow-up',
    department: 'specializedCare',
    days: ['Wed'],
    from: '14:00',
    to: '16:00',
    seenBy: 'physician',
  },
  {
    name: 'Gynaecology',
    department: 'specializedCare',
    days: ['Fri'],
    from: '9:00',
    to: '13:00',
    seenBy: 'obstetrician',
  },
  {
    name: 'Bones and joints',
    department: 'specializedCare',
    days: ['Wed'],
    from: '14:00',
    to: '17:00',
    seenBy: { visiting: 'orthopaedic surgeon' },
  },
  {
    name: 'Ear, nose and throat',
    department: 'specializedCare',
    days: ['Tue'],
    from: '14:00',
    to: '17:00',
    seenBy: { visiting: 'ENT specialist' },
  },
  {
    name: 'Skin',
    department: 'specializedCare',
    days: ['Thu'],
    from: '10:00',
    to: '13:00',
    seenBy: { visiting: 'skin specialist' },
  },
  {
    name: 'Nutrition',
    department: 'specializedCare',
    days: ['Tue', 'Thu'],
    from: '9:00',
    to: '15:00',
    seenBy: 'nutritionist',
  },
  {
    name: 'Physiotherapy',
    department: 'specializedCare',
    days: workdays,
    from: '8:00',
    to: '16:00',
    seenBy: 'physiotherapist',
  },
  {
    name: 'Surgical clinic',
    department: 'surgical',
    days: ['Mon', 'Thu'],
    from: '14:00',
    to: '16:30',
    seenBy: 'surgeon',
  },
  {
    name: 'Urology',
    department: 'surgical',
    days: ['Fri'],
    from: '14:00',
    to: '17:00',
    seenBy: { visiting: 'urologist' },
  },
  {
    name: 'Dental check-ups and planned work',
    department: 'dental',
    days: workdaysAndSaturday,
    from: '9:00',
    to: '17:00',
    seenBy: 'dentist',
  },
  {
    name: 'Planned ultrasound',
    department: 'radiology',
    days: workdaysAndSaturday,
    from: '9:00',
    to: '16:00',
    seenBy: 'radiology',
  },
  {
    name: 'Reports on difficult pictures',
    department: 'radiology',
    days: ['Mon', 'Thu'],
    from: '15:00',
    to: '17:00',
    seenBy: { visiting: 'radiologist' },
  },
  {
    name: 'Family planning',
    department: 'outpatient',
    days: workdays,
    from: '8:00',
    to: '13:00',
    seenBy: nurses,
  },
  {
    name: 'Cervical and breast screening',
    department: 'outpatient',
    days: ['Wed'],
    from: '9:00',
    to: '13:00',
    seenBy: 'seniorMidwife',
  },
];
