import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import {
  calendarFile,
  component,
  escapeText,
  foldLine,
} from '../../../src/features/planner/icalendar.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('a line of a calendar file', { timeout: 60_000 }, () => {
  it('is folded at 75 octets and never inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = text.toWellFormed().replace(/[\r\n]/g, '');
        const folded = foldLine(line);
        for (const piece of folded.split('\r\n')) {
          expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
        }
        expect(unfold(folded)).toBe(line);
        expect(Buffer.from(folded).toString()).toBe(folded);
      }),
    );
  });

  it.each([
    ['Bring: tests, card; book', 'Bring: tests\\, card\\; book'],
    ['a\\b', 'a\\\\b'],
    ['one\ntwo\r\nthree', 'one\\ntwo\\nthree'],
  ])('%j is escaped', (text, escaped) => expect(escapeText(text)).toBe(escaped));

  it('any text comes out of a parser as it went in', () => {
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
