import type { DepartmentRouteName } from '../../site/routes.ts';
import { type Weekday, weekdays } from '../../time/days.ts';
import { site } from '../hospital/site.ts';
import type { OpeningHoursFile } from '../schemas/opening-hours.ts';
import { clinicDays } from './clinics.ts';
import file from './opening-hours.json' with { type: 'json' };

/**
 * Hours that differ from the hospital's, which are in hospital.json. Staff may edit opening-hours.json.
 */

/** Opening and closing time on the 24-hour clock: '7:00', '17:00'. */
export interface Hours {
  opens: string;
  closes: string;
}

/** The same hours on several weekdays. */
export interface OpenDays extends Hours {
  days: readonly Weekday[];
}

/** The hospital is open at all hours. */
export const hospitalHours: readonly OpenDays[] = [
  { days: weekdays, opens: site.hours.opens, closes: site.hours.closes },
];

export const {
  /** Hours in which the laboratory takes samples for routine tests. */
  laboratoryHours,
  /** Hours of the desk that gives out reports, copies and forms. */
  recordsDesk,
} = file as OpeningHoursFile;

/**
 * Hours of departments with their own staff. At other times the clinician on duty sees every
 * patient.
 */
const ownHours: Readonly<Partial<Record<DepartmentRouteName, readonly OpenDays[]>>> = {
  laboratory: Object.values(laboratoryHours),
  dental: clinicDays('dental'),
  specializedCare: clinicDays('specializedCare'),
};

/** Returns the opening hours of a department. */
export function departmentHours(name: DepartmentRouteName): readonly OpenDays[] {
  return ownHours[name] ?? hospitalHours;
}

/** Hours until a result is ready, earliest and latest. */
export const turnaroundHours = {
  routine: { from: 0, to: 24 },
  urgent: { from: 1, to: 2 },
} as const;

export const {
  /** The canteen, for patients' visitors. */
  canteenHours,
  /** Visiting hours; entries without days apply to all other days. */
  visitingHours,
} = file as OpeningHoursFile;

/** The days on which the visiting hours of weekends apply. */
export const otherVisitingDays = weekdays.filter(
  (day) => !visitingHours.generalWeekdays.days.includes(day),
);

const { begins, ends } = (file as OpeningHoursFile).nightRest;

/** The night's rest on the wards: low light and low voices. */
export const quietHours: Hours = { opens: begins, closes: ends };
