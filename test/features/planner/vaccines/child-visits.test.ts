import { afterEach, expect, it, vi } from 'vitest';
import { childVisitsFrom } from '../../../../src/facts/clinical/mother-and-child/child-visits.ts';
import { vaccinePlanFor } from '../../../../src/features/planner/vaccines/vaccine-plan.ts';
import { dayAfter } from '../../../../src/time/days.ts';

/*
 * The expected days come from a table of Kenya's schedule written for this test, and from a calendar
 * counted by the lengths of months, without Date.
 */
type Day = readonly [year: number, month: number, day: number];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

function nextDay([year, month, day]: Day): Day {
  if (day < lengthOf(year, month)) return [year, month, day + 1];
  return month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
}

function plusDays(day: Day, count: number): Day {
  let result = day;
  for (let left = count; left > 0; left -= 1) result = nextDay(result);
  return result;
}

/** The same day of a later month; the first of the next one if the month is too short. */
function plusMonths([year, month, day]: Day, count: number): Day {
  const [y, m] = [year + Math.floor((month - 1 + count) / 12), ((month - 1 + count) % 12) + 1];
  if (day <= lengthOf(y, m)) return [y, m, day];
  return m < 12 ? [y, m + 1, 1] : [y + 1, 1, 1];
}

const written = ([year, month, day]: Day) =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Age in days or months, what is given, and the last day of a check. */
const table = [
  { days: 0, given: 'BCG OPV check' },
  { days: 2, given: 'check', until: 3 },
  { days: 7, given: 'check', until: 14 },
  { days: 42, given: 'PENTA1 PCV1 OPV1 ROTA1 check' },
  { days: 70, given: 'PENTA2 PCV2 OPV2 ROTA2' },
  { days: 98, given: 'PENTA3 PCV3 OPV3 ROTA3 IPV1' },
  { months: 6, given: 'VITA' },
  { months: 9, given: 'MR1 IPV2 TCV' },
  { months: 12, given: 'VITA worms' },
  { months: 18, given: 'MR2 VITA worms' },
  { months: 24, given: 'VITA worms' },
  { months: 30, given: 'VITA worms' },
  { months: 36, given: 'VITA worms' },
  { months: 42, given: 'VITA worms' },
  { months: 48, given: 'VITA worms' },
  { months: 54, given: 'VITA worms' },
  { months: 120, given: 'HPV' },
] as const;

const codes: Readonly<Record<string, string>> = {
  bcg: 'BCG',
  polioDrops: 'OPV',
  pentavalent: 'PENTA',
  pneumococcal: 'PCV',
  rotavirus: 'ROTA',
  polioInjection: 'IPV',
  measlesRubella: 'MR',
  typhoid: 'TCV',
  hpv: 'HPV',
  vitaminA: 'VITA',
};

/** Doses that Kenya gave only from a day on. */
const since: Readonly<Record<string, string>> = { IPV2: '2025-11-01', TCV: '2025-07-01' };

function expectedFrom(birth: Day): string[] {
  return table.map((row) => {
    const day = 'days' in row ? plusDays(birth, row.days) : plusMonths(birth, row.months);
    const until = 'until' in row ? ` to ${written(plusDays(birth, row.until))}` : '';
    const given = row.given.split(' ').filter((code) => (since[code] ?? '') <= written(day));
    return `${written(day)}${until} ${given.sort().join(' ')}`;
  });
}

function plannedFrom(birth: string): string[] {
  return childVisitsFrom(birth).map(({ date, untilDay, until, doses, isCheck, hasWormTablet }) => {
    const given = [
      ...doses.map(({ vaccine, number = '' }) => `${codes[vaccine]}${number}`),
      ...(isCheck ? ['check'] : []),
      ...(hasWormTablet ? ['worms'] : []),
    ];
    return `${date}${untilDay === undefined ? '' : ` to ${until}`} ${given.sort().join(' ')}`;
  });
}

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Africa/Nairobi', 3653],
  ['America/Los_Angeles', 366],
  ['Pacific/Kiritimati', 366],
])('in %s, %i birthdays give the days of the table', { timeout: 120_000 }, (zone, count) => {
  vi.stubEnv('TZ', zone);
  const wrong: string[] = [];
  let birth: Day = [2020, 1, 1];
  let leapDays = 0;
  for (let left = count; left > 0; left -= 1) {
    if (birth[1] === 2 && birth[2] === 29) leapDays += 1;
    const [expected, planned] = [expectedFrom(birth), plannedFrom(written(birth))];
    if (planned.join('\n') !== expected.join('\n'))
      wrong.push(`${written(birth)}:\n${planned.join('\n')}`);
    birth = nextDay(birth);
  }
  expect(leapDays).toBe(count > 3000 ? 3 : 1);
  expect(wrong.slice(0, 2)).toEqual([]);
});

const whens = (birth: string, today: string) =>
  vaccinePlanFor(birth, today).visits.map(({ when }) => when);

it('a plan of vaccines has the doses of birth as late until day 13, and the check of the day as the next', () => {
  expect(whens('2027-01-01', '2027-01-01')[0]).toBe('next');
  expect(whens('2027-01-01', '2027-01-02').slice(0, 2)).toEqual(['late', 'next']);
  expect(whens('2027-01-01', '2027-01-14').slice(0, 3)).toEqual(['late', 'past', 'next']);
  expect(whens('2027-01-01', '2027-01-15').slice(0, 3)).toEqual(['past', 'past', 'next']);
  expect(whens('2027-01-01', '2027-01-16')[2]).toBe('past');
});

it('a plan of vaccines names the last day of a check, of the drops and of the HPV vaccine', () => {
  expect(vaccinePlanFor('2026-11-13', '2026-11-27').next?.step?.timing).toBe('lastDay');
  expect(vaccinePlanFor('2026-11-14', '2026-11-27').missed?.step.timing).toBe('lastDay');
  expect(vaccinePlanFor('2012-03-01', '2027-02-28').next?.step?.timing).toBe('lastDay');
  expect(whens('2012-03-01', '2027-03-01')).toEqual(Array(table.length).fill('past'));
});

it('a plan of vaccines asks for the last visit with doses that may have been missed, to the fifth birthday', () => {
  const missed = (birth: string) =>
    vaccinePlanFor(birth, '2026-11-27').missed?.visit.doses.map(({ vaccine }) => vaccine)[0];
  expect(missed('2026-11-27')).toBeUndefined();
  expect(missed('2026-11-01')).toBe('bcg');
  expect(missed('2026-10-15')).toBe('pentavalent');
  expect(missed('2021-11-28')).toBe('vitaminA');
  expect(missed('2021-11-27')).toBeUndefined();
});

it('a plan of vaccines names doses that Kenya added after the day of the child, and has them in no visit', () => {
  const { newer, rotavirus, visits } = vaccinePlanFor('2022-01-10', '2026-11-27');
  expect(newer.map(({ vaccine }) => vaccine)).toEqual(['polioInjection', 'typhoid']);
  expect(visits.flatMap(({ doses }) => doses)).not.toContain(newer[0]);
  expect(rotavirus).toBe('tooOld');
  expect(vaccinePlanFor('2025-03-10', '2026-11-27')).toMatchObject({
    newer: [],
    rotavirus: 'short',
  });
});

it('doses of one vaccine are in order and at least four weeks apart', () => {
  const visits = childVisitsFrom('2027-01-31');
  expect(visits.map(({ date }) => date)).toEqual(visits.map(({ date }) => date).toSorted());
  for (const vaccine of Object.keys(codes)) {
    const dates = visits
      .filter(({ doses }) => doses.some((dose) => dose.vaccine === vaccine))
      .map(({ date }) => date);
    for (const [index, date] of dates.slice(1).entries())
      expect(date >= dayAfter(dates[index] ?? '', 28)).toBe(true);
  }
});
