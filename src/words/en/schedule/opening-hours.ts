import {
  type Hours,
  laboratoryHours as laboratory,
  otherVisitingDays,
  recordsDesk as records,
  turnaroundHours,
  visitingHours as visiting,
} from '../../../facts/schedule/opening-hours.ts';
import { formatDays, formatHours, formatList, formatTime } from '../../formats/en.ts';
import { capitalize } from '../../formats/format-parts.ts';

function sampleHours({ opens, closes }: Hours): string {
  return `${formatTime(opens)}-${formatTime(closes)}`.toUpperCase();
}

/** Formats visiting hours as the specification fixes them: '11:00-13:00 and 16:00-20:00'. */
function fixedHours(hours: readonly Hours[]): string {
  return formatList(hours.map(({ opens, closes }) => `${opens}-${closes}`));
}

/** Hours in which the laboratory takes samples. */
export const laboratoryHours = {
  weekdays: `${formatDays(laboratory.weekdays.days)} ${sampleHours(laboratory.weekdays)}`,
  saturday: `${formatDays(laboratory.saturday.days).replace(/^Sat$/, 'Saturday')} ${sampleHours(laboratory.saturday)}`,
} as const;

/** Hours of the desk that gives out reports, copies and forms. */
export const recordsDesk = {
  weekdays: `${formatDays(records.weekdays.days)} ${formatHours([records.weekdays])}`,
  saturday: `${formatDays(records.saturday.days)} ${formatHours([records.saturday])}`,
} as const;

/** Time until a result is ready. */
export const laboratoryTurnaround = {
  routine: `within ${turnaroundHours.routine.to} hours`,
  urgent: `within ${turnaroundHours.urgent.from}-${turnaroundHours.urgent.to} hours`,
  stat: 'expedited',
} as const;

const others = otherVisitingDays.length > 0 ? formatDays(otherVisitingDays) : '';
/** The days of the second hours: with visits from Monday to Saturday 'Sun and holidays'. */
export const otherDays = `${others && `${others.replace(/^Sat.+Sun$/, 'weekends')} and `}holidays`;

/** Visiting hours of the general wards and the HDU. */
export const visitingHours = {
  generalWeekdays: `${formatDays(visiting.generalWeekdays.days)} ${fixedHours(visiting.generalWeekdays.hours)}`,
  generalWeekends: `${capitalize(otherDays)} ${fixedHours(visiting.generalWeekends.hours)}`,
  hdu: `Daily ${fixedHours(visiting.hdu.hours)}`,
  hduVisitors: 'Max two visitors at a time',
} as const;

/** Visiting hours of the wards for mothers and children. SAMPLE content. */
export const wardVisiting = {
  maternity: `Daily ${formatHours(visiting.maternity.hours)}; the birth companion at any hour`,
  children: `Daily ${formatHours(visiting.children.hours)}; a parent stays day and night`,
  newborn: 'Parents at any hour; others see the baby through the window',
} as const;
