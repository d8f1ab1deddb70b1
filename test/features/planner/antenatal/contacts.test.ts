import { afterEach, expect, it, vi } from 'vitest';
import {
  antenatalContacts,
  dateAtWeek,
  dueDateAfter,
  notBornWeek,
  pregnancyAge,
} from '../../../../src/facts/clinical/mother-and-child/antenatal-contacts.ts';
import { antenatalContactWeeks } from '../../../../src/facts/clinical/mother-and-child/maternity-contacts.ts';
import { planFor } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';

/*
 * The expected dates come from an almanac of days counted by the lengths of months, without Date:
 * ten years, with room before and after.
 */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const twoDigits = (number: number) => String(number).padStart(2, '0');

function daysOfYear(year: number): string[] {
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return lengths.flatMap((length, month) =>
    Array.from({ length }, (_, day) => `${year}-${twoDigits(month + 1)}-${twoDigits(day + 1)}`),
  );
}

const firstYear = 2022;
const almanac = Array.from({ length: 14 }, (_, count) => daysOfYear(firstYear + count)).flat();
const from = almanac.indexOf('2024-01-01');
const cycles = Array.from({ length: 15 }, (_, count) => 21 + count);

const at = (index: number) => almanac[index] ?? 'beyond the almanac';
/** The days of the contacts by the almanac, for a due date that is its day number `due`. */
const contactsBefore = (due: number) =>
  [28, 20, 14, 10, 6, 4, 2, 1, 0, -1].map((weeksBefore) => at(due - 7 * weeksBefore));

function datesOf(dueDate: string): string[] {
  return antenatalContacts(dueDate).map(({ date }) => date);
}

/** Due dates and contacts of `days` last periods with every cycle that differ from the almanac. */
function wrongPlans(days: number): string[] {
  const wrong: string[] = [];
  for (let index = from; index < from + days; index += 1) {
    for (const cycle of cycles) {
      const due = index + 280 + (cycle - 28);
      const dueDate = dueDateAfter(at(index), cycle);
      const dates = datesOf(dueDate);
      if (dueDate !== at(due) || dates.join() !== contactsBefore(due).join())
        wrong.push(`${at(index)} ${cycle}: ${dueDate}, ${dates}`);
    }
  }
  return wrong;
}

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Africa/Nairobi', 3653],
  ['America/Los_Angeles', 366],
  ['Pacific/Kiritimati', 366],
])(
  'in %s, %i days with every cycle give the dates of the almanac',
  { timeout: 120_000 },
  (zone, days) => {
    vi.stubEnv('TZ', zone);
    expect(at(from + 3653)).toBe('2034-01-01');
    expect(wrongPlans(days)).toEqual([]);
  },
);

it('a pregnancy is as old as the days since it began', { timeout: 120_000 }, () => {
  const wrong: string[] = [];
  for (let due = from; due < from + 3653; due += 13) {
    for (let today = due - 300; today < due + 60; today += 1) {
      const age = pregnancyAge(at(due), at(today));
      const days = today - (due - 280);
      const counted = age && age.weeks * 7 + age.days;
      const fits = days < 0 ? age === undefined : counted === days && (age?.days ?? 7) < 7;
      if (!fits) wrong.push(`${at(today)}, due ${at(due)}: ${JSON.stringify(age)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('the contacts of a pregnancy include those of WHO and are weekly from week 38 to a week after the due date', () => {
  const weeks = antenatalContacts('2027-01-12').map(({ week }) => week);
  expect(weeks).toEqual(expect.arrayContaining([...antenatalContactWeeks]));
  expect(weeks.slice(weeks.indexOf(38))).toEqual([38, 39, 40, notBornWeek]);
  expect(dateAtWeek('2027-01-12', notBornWeek)).toBe('2027-01-19');
});

it("a plan has today's contact as the next one, and later the one after it", () => {
  const [first = '', second = ''] = datesOf('2027-10-07');
  const [from, to] = [almanac.indexOf(first), almanac.indexOf(second)];
  const days = almanac.slice(from, to + 1);
  const next = days.map((today) => planFor('2027-10-07', today).next?.date);
  expect([next[0], next.at(-1)]).toEqual([first, second]);
  expect(new Set(next).size).toBe(2);
});

it('a plan after the due date has a visit a week later as the next', () => {
  expect(planFor('2027-10-07', '2027-10-14').next).toMatchObject({ date: '2027-10-14' });
});
