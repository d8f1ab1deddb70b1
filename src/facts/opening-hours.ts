import type { ServiceRouteName } from '../routes.ts';
import { clinicDays } from './clinics.ts';
import { type Weekday, weekdays } from './days.ts';
import { sample } from './sample.ts';
import { site } from './site.ts';

/** Hours that differ by department; what is not named here is open at all hours (see site.ts). */

/** From when to when, on the 24-hour clock: '7:00', '17:00'. */
export interface Hours {
  opens: string;
  closes: string;
}

/** The same hours on some days of the week. */
export interface OpenDays extends Hours {
  days: readonly Weekday[];
}

/** When the hospital is open: at all hours. */
export const hospitalHours: readonly OpenDays[] = [
  { days: weekdays, opens: site.hours.opens, closes: site.hours.closes },
];

const workdays = weekdays.slice(0, 5);

/** When the laboratory takes samples for routine tests. */
export const laboratoryHours = sample({
  weekdays: { days: workdays, opens: '7:00', closes: '17:00' },
  saturday: { days: ['Sat'], opens: '7:00', closes: '12:00' },
}) satisfies Record<string, OpenDays>;

/**
 * The departments whose own people keep hours, though the clinician on duty sees everybody who comes
 * outside them.
 */
const ownHours: Readonly<Partial<Record<ServiceRouteName, readonly OpenDays[]>>> = {
  laboratory: Object.values(laboratoryHours),
  dental: clinicDays('dental'),
  specializedCare: clinicDays('specializedCare'),
};

/** When a department is open. */
export function departmentHours(name: ServiceRouteName): readonly OpenDays[] {
  return ownHours[name] ?? hospitalHours;
}

/** Within how many hours a result is ready, at the earliest and at the latest. */
export const laboratoryTurnaround = {
  routine: { from: 0, to: 24 },
  urgent: { from: 1, to: 2 },
} as const;

const motherAndChild = sample([
  { opens: '12:00', closes: '14:00' },
  { opens: '16:00', closes: '19:00' },
]) satisfies readonly Hours[];

/** When patients may be visited; the hours of mothers and children are SAMPLE content. */
export const visitingHours = {
  generalWeekdays: {
    days: workdays,
    hours: [
      { opens: '11:00', closes: '13:00' },
      { opens: '16:00', closes: '20:00' },
    ],
  },
  generalWeekends: { hours: [{ opens: '10:00', closes: '20:00' }] },
  hdu: {
    hours: [
      { opens: '12:00', closes: '13:00' },
      { opens: '17:00', closes: '18:00' },
    ],
  },
  maternity: { hours: motherAndChild },
  children: { hours: motherAndChild },
} as const satisfies Record<string, { days?: readonly Weekday[]; hours: readonly Hours[] }>;
