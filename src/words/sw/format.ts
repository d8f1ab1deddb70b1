import { isCalendarDay, type Weekday, weekdays } from '../../facts/days.ts';
import { site } from '../../facts/site.ts';

// by hand, for the first use of a locale costs a fresh isolate some 20 ms of CPU
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

function toDate(isoDay: string): Date {
  if (!isCalendarDay(isoDay)) throw new RangeError(`Not a day of the calendar: ${isoDay}`);
  return new Date(`${isoDay}T00:00:00Z`);
}

/** '2026-03-12' as it stands on pages: '12 Machi 2026'. Throws RangeError on an impossible day. */
export function formatDay(isoDay: string): string {
  const date = toDate(isoDay);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** '2026-10' as it stands on pages: 'Oktoba 2026'. */
export function formatMonth(isoMonth: string): string {
  return formatDay(`${isoMonth}-01`).replace(/^\d+ /, '');
}

/** The weekday of '2026-03-12': 'Alhamisi'. Throws RangeError on an impossible day. */
export function formatWeekday(isoDay: string): string {
  // JavaScript's week begins on Sunday
  const day = weekdays[(toDate(isoDay).getUTCDay() + 6) % 7];
  return day ? dayNames[day] : '';
}

/**
 * A price as it stands on pages: 'KSh 25,000', the sign that M-Pesa messages and shelves carry; the
 * code 'KES' is a bank's. Grouped as in English: Kenyan receipts know no other way.
 */
export function formatPrice(shillings: number): string {
  return `${site.currencySign} ${String(shillings).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** 'a', 'a na b', 'a, b na c'. */
export function enumerated(values: readonly (number | string)[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} na ${values.at(-1)}`;
}

/** Days of the week in their order: 'Jumatatu-Ijumaa', 'Jumatatu, Jumatano na Ijumaa'. */
export function formatDays(days: readonly Weekday[]): string {
  const start = weekdays.indexOf(days[0] ?? 'Mon');
  const inARow = days.every((day, index) => day === weekdays[start + index]);
  const names = days.map((day) => dayNames[day]);
  return inARow && days.length > 2 ? `${names[0]}-${names.at(-1)}` : enumerated(names);
}
