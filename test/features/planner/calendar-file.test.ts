import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { site } from '../../../src/facts/hospital/site.ts';
import { antenatalCalendar } from '../../../src/features/planner/antenatal-calendar.ts';
import { planFor } from '../../../src/features/planner/antenatal-plan.ts';
import { calendarFile, component, escapeText, foldLine } from '../../../src/seo/icalendar.ts';
import { type Language, languageNames } from '../../../src/site/languages.ts';
import { dayAfter } from '../../../src/time/days.ts';

const host = 'www.hospital.example';
const now = Date.UTC(2027, 0, 15, 8, 30);
const today = '2027-01-15';
const dueDate = '2027-08-06';

function fileOf(due = dueDate, language: Language = 'en', time = now): string {
  const file = antenatalCalendar(planFor(due, today), language, { now: time, host });
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
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    if (!(trigger instanceof ICAL.Duration)) throw new Error('no reminder');
    expect(event.startDate.isDate).toBe(true);
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

describe('the calendar file', () => {
  it.each(languageNames)('has an all-day event for each future visit, in %s', (language) => {
    const ahead = planFor(dueDate, today).contacts.filter(({ date }) => date >= today);
    const events = read(fileOf(dueDate, language));
    expect(ahead.length).toBeGreaterThan(5);
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      ahead.map(({ date }) => [date, dayAfter(date, 1)]),
    );
    for (const [index, { summary, description, location }] of events.entries()) {
      expect(summary).toMatch(new RegExp(`, .*\\b${ahead[index]?.week}$`));
      expect(description).toContain(site.phone);
      expect(description.split('\n').length).toBeGreaterThanOrEqual(3);
      expect(location).toContain(`${site.name}, ${site.address.street}`);
    }
  });

  it('reminds two days before, in the daytime', () => {
    for (const { alarm } of read(fileOf())) {
      // 48 hours before the event is midnight
      expect(alarm).toBeLessThanOrEqual(48 - 7);
      expect(alarm).toBeGreaterThan(24);
    }
  });

  it('from a later plan, in another language, moves the same events', () => {
    const [earlier, later] = [
      read(fileOf()),
      read(fileOf(dayAfter(dueDate, 9), 'sw', now + 86_400_000)),
    ];
    const uids = earlier.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(later.map(({ uid }) => uid)).toEqual(expect.arrayContaining(uids));
    expect(later[0]?.start).not.toBe(earlier[0]?.start);
    expect(later[0]?.sequence).toBeGreaterThan(earlier[0]?.sequence ?? Number.NaN);
    // an INTEGER of the format has 32 bits (RFC 5545, 3.3.8)
    expect(later[0]?.sequence).toBeLessThan(2 ** 31);
  });

  it('names events without a person or a date', () => {
    const unfolded = fileOf().replaceAll('\r\n ', '');
    const uids = unfolded.match(/^UID:.*$/gm) ?? [];
    expect(uids.length).toBeGreaterThan(5);
    for (const uid of uids)
      expect(uid).toMatch(/^UID:antenatal-contact-\d\d@www\.hospital\.example\r?$/);
  });

  it('leaves out past visits, and is undefined if all are past', () => {
    expect(fileOf('2027-02-20').match(/BEGIN:VEVENT/g)).toHaveLength(5);
    // the last visit, in week 41, was yesterday
    const past = planFor('2027-01-07', today);
    expect(antenatalCalendar(past, 'en', { now, host })).toBeUndefined();
  });
});

describe('a line of a calendar file (RFC 5545)', { timeout: 60_000 }, () => {
  it('is folded at 75 octets and never inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = text.toWellFormed().replace(/[\r\n]/g, '');
        const folded = foldLine(line);
        for (const piece of folded.split('\r\n'))
          expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
        expect(folded.replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });

  it('escapes text so that a parser reads it unchanged', () => {
    expect(escapeText('tests, card; book\\\r\nID')).toBe('tests\\, card\\; book\\\\\\nID');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        // a calendar file has no other control characters
        const plain = text.toWellFormed().replace(/[\p{Cc}\u2028\u2029\u0085]/gu, '');
        const lines = component('VCALENDAR', [`DESCRIPTION:${escapeText(`${plain}\n;,\\`)}`]);
        const read = new ICAL.Component(ICAL.parse(calendarFile(lines)));
        expect(read.getFirstPropertyValue('description')).toBe(`${plain}\n;,\\`);
      }),
    );
  });
});
