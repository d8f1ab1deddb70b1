import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { clinics } from '../../../src/facts/schedule/clinics.ts';
import { sessionsOn } from '../../../src/facts/schedule/day/day-plan.ts';
import type { SpecialHours } from '../../../src/facts/schedule/notice.ts';
import { renderClinicsCalendar } from '../../../src/seo/calendar/clinics-calendar.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { inKenya } from '../../support/notices.ts';

const siteUrl = 'https://clinic.example';
const monday = '2026-12-21';
const special: readonly SpecialHours[] = [
  { of: 'dental', from: '2026-12-24', until: '2026-12-26', closed: true },
  { of: 'pediatrics', from: '2026-12-23', until: '2026-12-23', opens: '10:00', closes: '12:00' },
];

const fileAt = (time: string, changes = special, language: 'en' | 'sw' = 'en', since = time) =>
  renderClinicsCalendar(language, {
    siteUrl,
    time: inKenya(time),
    changedAt: inKenya(since),
    special: changes,
  });

/** The events of a file as a calendar program expands them from Monday on, in Kenya's time. */
function expand(file: string, days: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Africa/Nairobi');
  const events = calendar
    .getAllSubcomponents('vevent')
    // otherwise ical.js gives each event the exceptions of all
    .map((each) => new ICAL.Event(each, { exceptions: [] }));
  const held: string[] = [];
  for (const event of events.filter((each) => !each.isRecurrenceException())) {
    for (const exception of events) {
      if (exception.isRecurrenceException() && exception.uid === event.uid)
        event.relateException(exception);
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next()) {
      const { startDate, endDate } = event.getOccurrenceDetails(next);
      const day = startDate.toString().slice(0, 10);
      if (day >= dayAfter(monday, days)) break;
      if (day < monday) continue;
      held.push(`${event.uid} ${startDate} ${endDate}`);
    }
  }
  return held.sort();
}

/** The same from the facts. */
function expected(days: number): string[] {
  const at = (day: string, clock: string) => `${day}T${clock.padStart(5, '0')}:00`;
  return Array.from({ length: days }, (_, index) => dayAfter(monday, index))
    .flatMap((day) =>
      sessionsOn(day, special).flatMap(({ clinic: { id }, hours }) =>
        hours
          ? [`clinic-${id}@clinic.example ${at(day, hours.opens)} ${at(day, hours.closes)}`]
          : [],
      ),
    )
    .sort();
}

it("the clinics' calendar has one weekly event per clinic, with the days that notices close or shorten", () => {
  const held = expand(fileAt('2026-12-20T10:00'), 14);
  expect(held.length).toBeGreaterThan(0);
  expect(held).toEqual(expected(14));
  const masters = fileAt('2026-12-20T10:00').match(/^RRULE:/gm);
  expect(masters).toHaveLength(clinics.length);
});
