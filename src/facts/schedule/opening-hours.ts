import type { ServiceRouteName } from '../../site/routes.ts';
import { type Weekday, weekdays } from '../../time/days.ts';
import { site } from '../hospital/site.ts';
import type { OpeningHoursFile } from '../schemas/opening-hours.ts';
import { clinicDays } from './clinics.ts';
import file from './opening-hours.json' with { type: 'json' };

/**
 * Hours that differ by department; what is not named here is open at all hours (see site.ts). Those
 * that staff may edit stand in opening-hours.json.
 */

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

/** When the laboratory takes samples for routine tests. */
export const { laboratoryHours } = file as OpeningHoursFile;

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

/** When patients may be visited; hours without days apply on all other days. */
export const { visitingHours } = file as OpeningHoursFile;
