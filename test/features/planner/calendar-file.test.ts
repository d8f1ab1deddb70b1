import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/components/form/form-definition.ts';
import { site } from '../../../src/facts/hospital/site.ts';
import { planFor } from '../../../src/features/planner/antenatal/antenatal-plan.ts';
import { planCalendar } from '../../../src/features/planner/plan-calendar.ts';
import { planKinds } from '../../../src/features/planner/plan-kinds.ts';
import { vaccinePlanFor } from '../../../src/features/planner/vaccines/vaccine-plan.ts';
import { type Language, languageNames } from '../../../src/site/languages.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';

const host = 'www.hospital.example';
const now = Date.UTC(2027, 0, 15, 8, 30);
const today = '2027-01-15';

const pregnancy = planFor('2027-08-06', today);
const child = vaccinePlanFor('2026-12-31', today);

/** A plan of each kind, with its days ahead and the form values of a day nine days later. */
const plans = {
  antenatal: {
    values: { basis: 'due-date', date: '2027-08-06', cycle: '28' },
    later: { basis: 'due-date', date: '2027-08-15', cycle: '28' },
    past: { basis: 'due-date', date: '2027-01-07', cycle: '28' },
    days: [pregnancy.first, ...pregnancy.contacts.map(({ step }) => step)],
    uid: /^UID:antenatal-(contact-\d\d|first-visit)@www\.hospital\.example\r?$/,
  },
  vaccines: {
    values: { birth: '2026-12-31', early: '' },
    later: { birth: '2026-12-31', early: 'yes' },
    past: { birth: '2012-01-14', early: '' },
    days: [child.missed?.step, ...child.visits.map(({ step }) => step)],
    uid: /^UID:child-20261231-(birth|missed|\d+-(days|weeks|months|years))@www\.hospital\.example\r?$/,
  },
} as const;

type CalendarPlan = keyof typeof plans;
const names = Object.keys(plans) as CalendarPlan[];

function findFile(
  name: CalendarPlan,
  values: FormValues,
  language: Language = 'en',
  time = now,
): string | undefined {
  const { calendar } = planKinds[name];
  return calendar && planCalendar(calendar, values, language, { today, now: time, host });
}

function fileOf(...input: Parameters<typeof findFile>): string {
  const file = findFile(...input);
  if (!file) throw new Error('no visit lies ahead');
  return file;
}

/** An event as a calendar program reads it. */
interface ReadEvent {
  uid: string;
  sequence: number;
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
  /** Hours before the day begins. */
  alarm: number;
}

function read(file: string): ReadEvent[] {
  // octets, see RFC 5545, 3.1
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    if (!(trigger instanceof ICAL.Duration)) throw new Error('no reminder');
    expect(event.startDate.isDate).toBe(true);
    // who shares the calendar sees neither what the visit is nor a busy day
    expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    return {
      uid: event.uid,
      sequence: Number(event.sequence),
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      summary: event.summary,
      description: event.description,
      location: event.location,
      alarm: -trigger.toSeconds() / 3600,
    };
  });
}

describe.each(names)('the calendar file of the plan %s', (name) => {
  const { values, later, days } = plans[name];
  const ahead = days.flatMap((step) => step?.day ?? []);

  it.each(languageNames)(
    'the calendar of a plan has an all-day event for each future day, in %s',
    (language) => {
      const events = read(fileOf(name, values, language));
      expect(ahead.length).toBeGreaterThan(5);
      expect(events.map(({ start, end }) => [start, end])).toEqual(
        ahead.map((day) => [day, dayAfter(day, 1)]),
      );
      expect(new Set(events.map(({ summary }) => summary)).size).toBe(events.length);
      for (const { summary, description, location } of events) {
        expect(summary.length).toBeGreaterThan(10);
        expect(description).toContain(site.phone);
        expect(description.split('\n').length).toBeGreaterThanOrEqual(2);
        expect(location).toContain(`${site.name}, ${wordsIn(language, 'postalAddress').street}`);
      }
    },
  );

  it('the calendar of a plan reminds two days before, in the daytime', () => {
    for (const { alarm } of read(fileOf(name, values))) {
      // 48 hours before the event is midnight
      expect(alarm).toBeLessThanOrEqual(48 - 7);
      expect(alarm).toBeGreaterThan(24);
    }
  });

  it('the calendar of a plan updates the same events when it is saved again, in another language', () => {
    const [first, second] = [
      read(fileOf(name, values)),
      read(fileOf(name, later, 'sw', now + 86_400_000)),
    ];
    const uids = first.map((event) => event.uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(second.map((event) => event.uid)).toEqual(expect.arrayContaining(uids));
    expect(second[0]?.sequence).toBeGreaterThan(first[0]?.sequence ?? Number.NaN);
    // an INTEGER of the format has 32 bits (RFC 5545, 3.3.8)
    expect(second[0]?.sequence).toBeLessThan(2 ** 31);
  });
});
