import type { PublicHoliday } from '../../../facts/schedule/public-holidays.ts';

/** Name of each public holiday. */
export const holidayNames: Readonly<Record<PublicHoliday, string>> = {
  newYear: "New Year's Day",
  goodFriday: 'Good Friday',
  easterMonday: 'Easter Monday',
  labour: 'Labour Day',
  madaraka: 'Madaraka Day',
  mazingira: 'Mazingira Day',
  mashujaa: 'Mashujaa Day',
  jamhuri: 'Jamhuri Day',
  christmas: 'Christmas Day',
  boxing: 'Boxing Day',
};
