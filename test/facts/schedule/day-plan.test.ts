import { describe, expect, it } from 'vitest';
import { clinics } from '../../../src/facts/schedule/clinics.ts';
import {
  isOpenAtAllHours,
  sessionsOn,
  visitingOn,
} from '../../../src/facts/schedule/day/day-plan.ts';
import type { SpecialHours } from '../../../src/facts/schedule/notice.ts';
import { visitingHours } from '../../../src/facts/schedule/opening-hours.ts';
import { dayAfter, weekdayOf, weekdays } from '../../../src/time/days.ts';

const monday = '2026-11-23';
const idsOf = (day: string, special: readonly SpecialHours[] = []) =>
  sessionsOn(day, special).flatMap(({ clinic, hours }) => (hours ? [clinic.id] : []));

describe('the clinics of a day', () => {
  it('the clinics of a day are those of its weekday, earliest first', () => {
    for (const [index, weekday] of weekdays.entries()) {
      const sessions = sessionsOn(dayAfter(monday, index), []);
      const expected = clinics.filter(({ days }) => days.includes(weekday));
      expect(new Set(sessions.map(({ clinic }) => clinic.id))).toEqual(
        new Set(expected.map(({ id }) => id)),
      );
      const starts = sessions.map(({ clinic }) => clinic.from.padStart(5, '0'));
      expect(starts).toEqual(starts.toSorted());
    }
  });

  const [clinic] = clinics;
  if (!clinic) throw new Error('no clinics');
  const { id, department } = clinic;
  const firstDay = weekdays.findIndex((weekday) => clinic.days.includes(weekday));
  const open = dayAfter(monday, firstDay);
  const notice = { of: department, from: open, until: open } as const;

  it('a clinic is closed when a notice closes its department or the hospital', () => {
    const others = idsOf(open).filter((other) =>
      clinics.some((each) => each.id === other && each.department !== department),
    );
    expect(idsOf(open)).toContain(id);
    expect(idsOf(open, [{ ...notice, closed: true }])).toEqual(others);
    expect(idsOf(dayAfter(open, 7), [{ ...notice, closed: true }])).toContain(id);
    expect(idsOf(open, [{ ...notice, of: 'hospital', closed: true }])).toEqual([]);
  });

  it('clinics have the hours that a notice leaves, and are closed when it leaves none', () => {
    const hoursWith = (opens: string, closes: string) =>
      sessionsOn(open, [{ ...notice, opens, closes }]).find((session) => session.clinic.id === id)
        ?.hours;
    const { from, to } = clinic;
    const [before, minuteLater] = ['0:00', from.replace(/\d$/, '1')];
    expect(hoursWith(before, minuteLater)).toEqual({ opens: from, closes: minuteLater });
    expect(hoursWith(before, '23:59')).toEqual({ opens: from, closes: to });
    expect(hoursWith(to, '23:59')).toBeUndefined();
  });
});

it('visiting hours on a holiday are those of a weekend', () => {
  const { generalWeekdays, generalWeekends } = visitingHours;
  const days = [0, 1, 2, 3, 4, 5, 6].map((later) => dayAfter(monday, later));
  for (const day of days)
    expect(visitingOn(day).general).toBe(
      (generalWeekdays.days.includes(weekdayOf(day)) ? generalWeekdays : generalWeekends).hours,
    );
  expect(visitingOn('2026-12-25').general).toBe(generalWeekends.hours);
});

it('departments that never close change their hours only with a notice for them', () => {
  const closed = { from: monday, until: monday, closed: true } as const;
  expect(isOpenAtAllHours(monday, [{ ...closed, of: 'dental' }])).toBe(true);
  for (const of of ['hospital', 'emergency', 'maternity', 'pharmacy'] as const)
    expect(isOpenAtAllHours(monday, [{ ...closed, of }])).toBe(false);
});
