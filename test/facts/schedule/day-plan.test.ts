import { describe, expect, it } from 'vitest';
import { clinics } from '../../../src/facts/schedule/clinics.ts';
import {
  isHospitalChanged,
  laboratoryOn,
  sessionsOn,
  visitingOn,
} from '../../../src/facts/schedule/day-plan.ts';
import type { SpecialHours } from '../../../src/facts/schedule/notice.ts';
import { laboratoryHours, visitingHours } from '../../../src/facts/schedule/opening-hours.ts';
import { dayAfter, weekdays } from '../../../src/time/days.ts';

const monday = '2026-11-23';
const idsOf = (day: string, special: readonly SpecialHours[] = []) =>
  sessionsOn(day, special).flatMap(({ clinic, hours }) => (hours ? [clinic.id] : []));

describe('the clinics of a day', () => {
  it('are those of its weekday, earliest first', () => {
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

  const dental = { of: 'dental', from: monday, until: monday } as const;
  const clinic = clinics.find(({ id }) => id === 'dental');

  it('are closed when a notice closes their department or the hospital', () => {
    expect(idsOf(monday)).toContain('dental');
    expect(idsOf(monday, [{ ...dental, closed: true }])).not.toContain('dental');
    expect(idsOf(monday, [{ ...dental, closed: true }])).toContain('antenatal');
    expect(idsOf(dayAfter(monday, 1), [{ ...dental, closed: true }])).toContain('dental');
    expect(idsOf(monday, [{ ...dental, of: 'hospital', closed: true }])).toEqual([]);
  });

  it('have the hours that a notice leaves, and are closed when it leaves none', () => {
    const hoursWith = (opens: string, closes: string) =>
      sessionsOn(monday, [{ ...dental, opens, closes }]).find(
        (session) => session.clinic.id === 'dental',
      )?.hours;
    expect(hoursWith('8:00', '12:00')).toEqual({ opens: clinic?.from, closes: '12:00' });
    expect(hoursWith('0:00', '23:59')).toEqual({ opens: clinic?.from, closes: clinic?.to });
    expect(hoursWith('20:00', '22:00')).toBeUndefined();
  });
});

describe('other hours of a day', () => {
  it("are the laboratory's, which takes no planned samples on Sunday", () => {
    expect(laboratoryOn(monday, [])).toMatchObject({ opens: laboratoryHours.weekdays.opens });
    expect(laboratoryOn(dayAfter(monday, 5), [])).toMatchObject({
      closes: laboratoryHours.saturday.closes,
    });
    expect(laboratoryOn(dayAfter(monday, 6), [])).toBeUndefined();
  });

  it('are those for visitors: a holiday counts as a weekend', () => {
    const { generalWeekdays, generalWeekends } = visitingHours;
    expect(visitingOn(monday).general).toBe(generalWeekdays.hours);
    expect(visitingOn(dayAfter(monday, 6)).general).toBe(generalWeekends.hours);
    expect(visitingOn('2026-12-25').general).toBe(generalWeekends.hours);
  });

  it('of the hospital change only with a notice for the hospital', () => {
    const closed = { from: monday, until: monday, closed: true } as const;
    expect(isHospitalChanged(monday, [{ ...closed, of: 'hospital' }])).toBe(true);
    expect(isHospitalChanged(monday, [{ ...closed, of: 'dental' }])).toBe(false);
  });
});
