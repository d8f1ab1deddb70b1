import type { Weekday } from '../../facts/days.ts';
import { site } from '../../facts/site.ts';
import { areInARow, dayParts, groupThousands, listWith } from '../format-parts.ts';

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

/** Days of the week in their order: 'Jumatatu-Ijumaa', 'Jumatatu, Jumatano na Ijumaa'. */
export function formatDays(days: readonly Weekday[]): string {
  const names = days.map((day) => dayNames[day]);
  return areInARow(days) ? `${names[0]}-${names.at(-1)}` : enumerated(names);
}
