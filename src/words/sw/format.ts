import { isCalendarDay } from '../../facts/days.ts';
import { site } from '../../facts/site.ts';

// by hand, for the first use of a locale costs a fresh isolate some 20 ms of CPU
const weekdays = ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'];
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

/** The weekday of '2026-03-12': 'Alhamisi'. Throws RangeError on an impossible day. */
export function formatWeekday(isoDay: string): string {
  return weekdays[toDate(isoDay).getUTCDay()] ?? '';
}

/**
 * A price as it stands on pages: 'KSh 25,000', the sign that M-Pesa messages and shelves carry; the
 * code 'KES' is a bank's. Grouped as in English: Kenyan receipts know no other way.
 */
export function formatPrice(shillings: number): string {
  return `${site.currencySign} ${String(shillings).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
