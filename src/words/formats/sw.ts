import { site } from '../../facts/hospital/site.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import type { Weekday } from '../../time/days.ts';
import { dayFormats } from './day-formats.ts';
import { areConsecutive, groupThousands, joinList } from './format-parts.ts';

export const weekdayNames: Readonly<Record<Weekday, string>> = {
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

export const {
  formatDay,
  formatMonth,
  formatWeekday,
  formatDayOfYear,
  formatShortDay,
  formatFullDay,
} = dayFormats(weekdayNames, months);

/**
 * Formats whole shillings with the sign on shelves and in M-Pesa messages: 'KSh 25,000'. Only banks
 * write the currency code. Kenyan receipts group digits as in English.
 */
export function formatPrice(shillings: number): string {
  return `${site.currencySign} ${groupThousands(shillings)}`;
}

/** Joins values: 'a', 'a na b', 'a, b na c'. */
export function formatList(values: readonly (number | string)[]): string {
  return joinList('na', values);
}

/** Joins choices: 'a au b', 'a, b au c'. */
export const formatChoice = (values: readonly string[]): string => joinList('au', values);

/** Formats weekdays given in order: 'Jumatatu hadi Ijumaa', 'Jumatatu, Jumatano na Ijumaa'. */
export function formatDays(days: readonly Weekday[]): string {
  const names = days.map((day) => weekdayNames[day]);
  return areConsecutive(days) ? `${names[0]} hadi ${names.at(-1)}` : formatList(names);
}

/** The hours of Swahili time, which counts from dawn and from dusk. */
const swahiliHours = [
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

/** First hour of each part of the day on the 24-hour clock, latest first. */
const partsOfDay = [
  [19, 'usiku'],
  [17, 'jioni'],
  [15, 'alasiri'],
  [12, 'mchana'],
  [6, 'asubuhi'],
  [4, 'alfajiri'],
  [0, 'usiku'],
] as const;

/**
 * Formats '13:00' with the part of the day: '1:00 mchana'. Only where the same time in Swahili time is
 * beside it.
 */
function formatClock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const [, part] = partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[0];
  return `${hour % 12 || 12}:${minutes} ${part}`;
}

/** Formats '13:30' in Swahili time: 'saa saba na nusu'. */
function formatSwahiliTime(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  const parts: Readonly<Record<string, string>> = {
    '00': '',
    '15': ' na robo',
    '30': ' na nusu',
    '45': ' kasorobo',
  };
  // 'saa saba kasorobo' is a quarter to the hour that comes
  const hour = swahiliHours[(Number(hours) + (minutes === '45' ? 6 : 5)) % 12];
  return `saa ${hour}${parts[minutes] ?? ` na dakika ${Number(minutes)}`}`;
}

/**
 * Formats hours in both ways of telling the time: '8:00 asubuhi hadi 1:00 mchana (saa mbili hadi saa
 * saba)'. Use it for every clock time in a Swahili text: Kenyans read bare figures as Swahili time,
 * six hours off.
 */
export function formatHours(hours: readonly Hours[]): string {
  return hours
    .map(({ opens, closes }) => {
      const words = `${formatSwahiliTime(opens)} hadi ${formatSwahiliTime(closes)}`;
      return `${formatClock(opens)} hadi ${formatClock(closes)} (${words})`;
    })
    .join('; pia ');
}

/** Returns whether figures alone may be heard as six hours off: '8:00 usiku' as 2 am. */
const isLate = (time: string) => /jioni|usiku/.test(formatClock(time));

/** Formats a time for dense rows: '8:00 asubuhi', '8:00 usiku (saa mbili)'. */
export function formatShortTime(time: string): string {
  return isLate(time) ? formatTime(time) : formatClock(time);
}

/** Formats '13:00' in both ways of telling the time: '1:00 mchana (saa saba)'. */
export function formatTime(time: string): string {
  return `${formatClock(time)} (${formatSwahiliTime(time)})`;
}
