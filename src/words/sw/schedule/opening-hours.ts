import {
  laboratoryHours as laboratory,
  otherVisitingDays,
  recordsDesk as records,
  turnaroundHours,
  visitingHours as visiting,
} from '../../../facts/schedule/opening-hours.ts';
import { capitalize } from '../../formats/format-parts.ts';
import { formatDays, formatHours } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';

type OpeningHours = WordsOf<'openingHours'>;

/** Hours in which the laboratory takes samples. */
export const laboratoryHours = {
  weekdays: `${formatDays(laboratory.weekdays.days)} ${formatHours([laboratory.weekdays])}`,
  saturday: `${formatDays(laboratory.saturday.days)} ${formatHours([laboratory.saturday])}`,
} as const satisfies OpeningHours['laboratoryHours'];

/** Hours of the desk that gives out reports, copies and forms. */
export const recordsDesk = {
  weekdays: `${formatDays(records.weekdays.days)} ${formatHours([records.weekdays])}`,
  saturday: `${formatDays(records.saturday.days)} ${formatHours([records.saturday])}`,
} as const satisfies OpeningHours['recordsDesk'];

/** Time until a result is ready. */
export const laboratoryTurnaround = {
  routine: `katika muda wa saa ${turnaroundHours.routine.to}`,
  // 'katika muda wa': 'saa 1 hadi 2' alone is a time of day
  urgent: `katika muda wa saa ${turnaroundHours.urgent.from} hadi ${turnaroundHours.urgent.to}`,
  stat: 'kwa haraka zaidi',
} as const satisfies OpeningHours['laboratoryTurnaround'];

const others = otherVisitingDays.length > 0 ? formatDays(otherVisitingDays) : '';
export const otherDays: OpeningHours['otherDays'] = `${others && `${others.replace(/^Jumamosi .+ Jumapili$/, 'wikendi')} na `}sikukuu`;

/** Visiting hours of the general wards and the HDU. */
export const visitingHours = {
  generalWeekdays: `${formatDays(visiting.generalWeekdays.days)} ${formatHours(visiting.generalWeekdays.hours)}`,
  generalWeekends: `${capitalize(otherDays)} ${formatHours(visiting.generalWeekends.hours)}`,
  hdu: `Kila siku ${formatHours(visiting.hdu.hours)}`,
  hduVisitors: 'Wageni wawili tu kwa wakati mmoja',
} as const satisfies OpeningHours['visitingHours'];

/** Visiting hours of the wards for mothers and children. SAMPLE content. */
export const wardVisiting = {
  maternity: `Kila siku ${formatHours(visiting.maternity.hours)}; mtu wa kukaa nawe wakati wa kujifungua huja saa yoyote`,
  children: `Kila siku ${formatHours(visiting.children.hours)}; mzazi mmoja hukaa mchana na usiku`,
  newborn: 'Wazazi saa yoyote; wengine humwona mtoto kupitia dirishani',
} as const satisfies OpeningHours['wardVisiting'];
