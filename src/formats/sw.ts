import { site } from '../facts/hospital/site.ts';
import type { Hours } from '../facts/schedule/opening-hours.ts';
import type { Weekday } from '../time/days.ts';
import { areInARow, dayParts, groupThousands, listWith } from './format-parts.ts';

const dayNames: Readonly<Record<Weekday, string>> = {
  Mon: 'Jumatatu',
  Tue: 'Jumanne',
  Wed: 'Jumatano',
  Thu: 'Alhamisi',
  Fri: 'Ijumaa',
  Sat: 'Jumamosi',
  Sun: 'Jumapili',
};
const months = [
  'Januari',
  'Februari',
  'Machi',
  'Aprili',
  'Mei',
  'Juni',
  'Julai',
  'Agosti',
  'Septemba',
  'Oktoba',
  'Novemba',
  'Desemba',
];

/** '2026-03-12' as it stands on pages: '12 Machi 2026'. Throws RangeError on an impossible day. */
export function formatDay(isoDay: string): string {
  const { day, month, year } = dayParts(isoDay);
  return `${day} ${months[month]} ${year}`;
}

/** '2026-10' as it stands on pages: 'Oktoba 2026'. */
export function formatMonth(isoMonth: string): string {
  const { month, year } = dayParts(`${isoMonth}-01`);
  return `${months[month]} ${year}`;
}

/** The weekday of '2026-03-12': 'Alhamisi'. Throws RangeError on an impossible day. */
export function formatWeekday(isoDay: string): string {
  return dayNames[dayParts(isoDay).weekday];
}

/** '2026-03-12' with its weekday: 'Alhamisi 12 Machi 2026'. Throws RangeError on an impossible day. */
export function formatFullDay(isoDay: string): string {
  return `${formatWeekday(isoDay)} ${formatDay(isoDay)}`;
}

/**
 * A price as it stands on pages: the sign that M-Pesa messages and shelves carry, for the currency's
 * code is a bank's. Grouped as in English: Kenyan receipts know no other way.
 */
export function formatPrice(shillings: number): string {
  return `${site.currencySign} ${groupThousands(shillings)}`;
}

/** 'a', 'a na b', 'a, b na c'. */
export function enumerated(values: readonly (number | string)[]): string {
  return listWith('na', values);
}

/** Days of the week in their order: 'Jumatatu hadi Ijumaa', 'Jumatatu, Jumatano na Ijumaa'. */
export function formatDays(days: readonly Weekday[]): string {
  const names = days.map((day) => dayNames[day]);
  return areInARow(days) ? `${names[0]} hadi ${names.at(-1)}` : enumerated(names);
}

/** The hours that Swahili counts from dawn and from dusk, from one. */
const countedHours = [
  'moja',
  'mbili',
  'tatu',
  'nne',
  'tano',
  'sita',
  'saba',
  'nane',
  'tisa',
  'kumi',
  'kumi na moja',
  'kumi na mbili',
];

/** The first hour of each part of the day on the 24-hour clock, latest first. */
const partsOfDay = [
  [19, 'usiku'],
  [17, 'jioni'],
  [15, 'alasiri'],
  [12, 'mchana'],
  [6, 'asubuhi'],
  [4, 'alfajiri'],
  [0, 'usiku'],
] as const;

/** '13:00' in figures with the part of the day: '1:00 mchana'. */
function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const [, part] = partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[0];
  return `${hour % 12 || 12}:${minutes} ${part}`;
}

/** '13:30' as Swahili counts it: 'saa saba na nusu'. */
function countTime(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  const hour = `saa ${countedHours[(Number(hours) + 5) % 12]}`;
  if (minutes === '00') return hour;
  return `${hour} ${minutes === '30' ? 'na nusu' : `na dakika ${Number(minutes)}`}`;
}

/**
 * Hours on the 24-hour clock as Kenyan readers cannot mistake them: '8:00 asubuhi hadi 1:00 mchana
 * (saa mbili hadi saa saba)'. Every clock time of a Swahili text goes through this: bare figures
 * are read as hours from dawn, six hours off.
 */
export function formatHours(hours: readonly Hours[]): string {
  return hours
    .map(
      ({ opens, closes }) =>
        `${formatTime(opens)} hadi ${formatTime(closes)} (${countTime(opens)} hadi ${countTime(closes)})`,
    )
    .join('; pia ');
}
