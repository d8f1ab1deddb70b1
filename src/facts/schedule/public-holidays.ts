import { dayAfter, weekdayOf } from '../../time/days.ts';

/**
 * Kenya's public holidays on fixed days, MM-DD: Public Holidays Act (Cap. 110), Schedule, Part I. Idd
 * days and days that the Gazette adds are announced shortly before; staff write a notice for them.
 */
const fixedDays = {
  '01-01': 'newYear',
  '05-01': 'labour',
  '06-01': 'madaraka',
  '10-10': 'mazingira',
  '10-20': 'mashujaa',
  '12-12': 'jamhuri',
  '12-25': 'christmas',
  '12-26': 'boxing',
} as const;

/** Holidays before and after Easter Sunday, by their distance in days. */
const easterDays = { '-2': 'goodFriday', '1': 'easterMonday' } as const;

export type PublicHoliday =
  | (typeof fixedDays)[keyof typeof fixedDays]
  | (typeof easterDays)[keyof typeof easterDays];

/** Returns Easter Sunday of a year (anonymous Gregorian algorithm, Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(n / 31), (n % 31) + 1];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the holiday of a day, without those that move because they fall on a Sunday. */
function namedHoliday(day: string): PublicHoliday | undefined {
  const easter = easterSunday(Number(day.slice(0, 4)));
  for (const [distance, name] of Object.entries(easterDays)) {
    if (day === dayAfter(easter, Number(distance))) return name;
  }
  return fixedDays[day.slice(5) as keyof typeof fixedDays];
}

const isSunday = (day: string) => weekdayOf(day) === 'Sun';

/**
 * Returns the public holiday on a day in Kenya (ISO 8601). One that falls on a Sunday moves to the
 * next day that is not a holiday (section 4 of the Act).
 */
export function publicHoliday(day: string): PublicHoliday | undefined {
  const named = namedHoliday(day);
  if (named) return isSunday(day) ? undefined : named;
  // 26 December may be between a Sunday's holiday and its day off
  let before = dayAfter(day, -1);
  while (namedHoliday(before) && !isSunday(before)) before = dayAfter(before, -1);
  return isSunday(before) ? namedHoliday(before) : undefined;
}
