import type { PublicHoliday } from '../../../facts/schedule/public-holidays.ts';

/** Name of each public holiday. */
export const holidayNames: Readonly<Record<PublicHoliday, string>> = {
  newYear: 'Mwaka Mpya',
  goodFriday: 'Ijumaa Kuu',
  easterMonday: 'Jumatatu ya Pasaka',
  labour: 'Sikukuu ya Wafanyakazi',
  madaraka: 'Sikukuu ya Madaraka',
  mazingira: 'Sikukuu ya Mazingira',
  mashujaa: 'Sikukuu ya Mashujaa',
  jamhuri: 'Sikukuu ya Jamhuri',
  christmas: 'Krismasi',
  boxing: 'Boxing Day',
};
