import { expect, it } from 'vitest';
import { easterSunday, publicHoliday } from '../../../src/facts/schedule/public-holidays.ts';

// dates published by the churches, not computed
it.each([
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2035-03-25',
  '2038-04-25',
])('Easter Sunday is on %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

it.each([
  ['2026-01-01', 'newYear'],
  ['2026-04-03', 'goodFriday'],
  ['2026-04-06', 'easterMonday'],
  ['2026-05-01', 'labour'],
  ['2026-10-20', 'mashujaa'],
  ['2026-12-12', 'jamhuri'],
  ['2026-12-25', 'christmas'],
  ['2026-12-26', 'boxing'],
  // Sundays move to Monday
  ['2025-06-01', undefined],
  ['2025-06-02', 'madaraka'],
  // Christmas of 2022 was a Sunday, and Kenya's Gazette moved it to Tuesday 27 December
  ['2022-12-25', undefined],
  ['2022-12-26', 'boxing'],
  ['2022-12-27', 'christmas'],
  ['2027-12-26', undefined],
  ['2027-12-27', 'boxing'],
  ['2026-11-25', undefined],
])('the public holiday on %s is %s', (day, holiday) => {
  expect(publicHoliday(day)).toBe(holiday);
});
