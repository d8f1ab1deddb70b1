/** What is held on one day: the week's clinics with the changes that notices announce. */

import type { DepartmentRouteName } from '../../../site/routes.ts';
import { minutes } from '../../../time/clock.ts';
import { type Weekday, weekdayOf } from '../../../time/days.ts';
import { type Clinic, clinics } from '../clinics.ts';
import type { SpecialHours } from '../notice.ts';
import { type Hours, laboratoryHours, visitingHours } from '../opening-hours.ts';
import { publicHoliday } from '../public-holidays.ts';

/** A clinic on one day; `hours` is undefined if a notice closes it. */
export interface Session {
  clinic: Clinic;
  hours: Hours | undefined;
}

const later = (a: string, b: string) => (minutes(a) > minutes(b) ? a : b);
const earlier = (a: string, b: string) => (minutes(a) < minutes(b) ? a : b);

/** Returns the changes of the hospital's or a department's hours that apply on a day. */
function changesOn(
  day: string,
  of: DepartmentRouteName,
  special: readonly SpecialHours[],
): readonly SpecialHours[] {
  return special.filter(
    (change) =>
      (change.of === 'hospital' || change.of === of) && change.from <= day && day <= change.until,
  );
}

/** Returns a department's usual hours on a day as notices change them; undefined if it is closed. */
export function hoursOn(
  day: string,
  of: DepartmentRouteName,
  usual: Hours,
  special: readonly SpecialHours[],
): Hours | undefined {
  let { opens, closes } = usual;
  for (const change of changesOn(day, of, special)) {
    if ('closed' in change) return undefined;
    opens = later(opens, change.opens);
    closes = earlier(closes, change.closes);
  }
  return minutes(opens) < minutes(closes) ? { opens, closes } : undefined;
}

/** Returns the clinics of a day, earliest first, with the hours that notices leave them. */
export function sessionsOn(day: string, special: readonly SpecialHours[]): Session[] {
  const weekday = weekdayOf(day);
  return clinics
    .filter(({ days }) => days.includes(weekday))
    .map((clinic) => ({
      clinic,
      hours: hoursOn(day, clinic.department, { opens: clinic.from, closes: clinic.to }, special),
    }))
    .sort((a, b) => minutes(a.clinic.from) - minutes(b.clinic.from));
}

/** Returns the hours from the first start to the last end. */
export function wholeSpan(hours: readonly Hours[]): Hours {
  return {
    opens: hours.map(({ opens }) => opens).reduce(earlier),
    closes: hours.map(({ closes }) => closes).reduce(later),
  };
}

/** Returns whether a notice changes the hours of the hospital or of one of these departments. */
export function isChanged(
  day: string,
  departments: readonly DepartmentRouteName[],
  special: readonly SpecialHours[],
): boolean {
  return departments.some((name) => changesOn(day, name, special).length > 0);
}

/** Returns whether the departments that never close are open on a day, as no notice changes them. */
export function isOpenAtAllHours(day: string, special: readonly SpecialHours[]): boolean {
  return !isChanged(day, ['emergency', 'maternity', 'pharmacy'], special);
}

/** Returns the hours in which the laboratory takes planned samples on a day; undefined for none. */
export function laboratoryOn(day: string, special: readonly SpecialHours[]): Hours | undefined {
  const weekday = weekdayOf(day);
  const usual = Object.values(laboratoryHours).find(({ days }) => days.includes(weekday));
  return usual && hoursOn(day, 'laboratory', usual, special);
}

/** Returns the visiting hours of each ward on a day; holidays count as weekends. */
export function visitingOn(day: string) {
  const { generalWeekdays, generalWeekends, ...others } = visitingHours;
  const weekdays: readonly Weekday[] = generalWeekdays.days;
  const isWeekday = weekdays.includes(weekdayOf(day)) && !publicHoliday(day);
  return {
    general: (isWeekday ? generalWeekdays : generalWeekends).hours,
    maternity: others.maternity.hours,
    children: others.children.hours,
    hdu: others.hdu.hours,
  };
}
