import { site } from '../../facts/hospital/site.ts';
import type { Language } from '../../site/languages.ts';
import { wordsIn } from '../../words/words-by-locale.ts';

/** Maximum line length in octets, without the line break (RFC 5545, 3.1). */
const maxLineOctets = 75;

const encoder = new TextEncoder();

/** IANA name of Kenya's time, which has no daylight saving. */
export const timeZone = 'Africa/Nairobi';

/** The place of every event: the hospital's address and position (RFC 5545, 3.8.1.6 and 3.8.1.7). */
export function placeLines(language: Language): string[] {
  const { street, region } = wordsIn(language, 'postalAddress');
  const { latitude, longitude } = site.geo;
  return [
    `LOCATION:${escapeText([site.name, street, region, site.address.country].join(', '))}`,
    `GEO:${latitude};${longitude}`,
  ];
}

/** Escapes a TEXT value: commas, semicolons, backslashes and line breaks (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/**
 * Folds a line to at most 75 octets per line without splitting a character (RFC 5545, 3.1; the same
 * in vCards, RFC 2426, 2.6).
 */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > maxLineOctets) {
      pieces.push(piece);
      piece = ' ';
      length = 1;
    }
    piece += character;
    length += octets;
  }
  return [...pieces, piece].join('\r\n');
}

/** Returns '2027-01-12' as a DATE value: '20270112' (RFC 5545, 3.3.4). */
export function toDateValue(isoDay: string): string {
  return isoDay.replaceAll('-', '');
}

/**
 * Returns milliseconds since 1970 as a DATE-TIME value in UTC: '20270112T090000Z' (RFC 5545,
 * 3.3.5).
 */
export function toDateTimeValue(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Returns a day and a clock time as a DATE-TIME value with Kenya's zone (RFC 5545, 3.3.5). */
export function localTime(name: string, day: string, clock: string): string {
  const [hours = '', minutes = ''] = clock.split(':');
  return `${name};TZID=${timeZone}:${toDateValue(day)}T${hours.padStart(2, '0')}${minutes}00`;
}

/**
 * Returns the property by which a calendar takes the file with the higher number as newer: minutes
 * since 1970, which fit in 32 bits (RFC 5545, 3.8.7.4).
 */
export function sequenceLine(time: number): string {
  return `SEQUENCE:${Math.floor(time / 60_000)}`;
}

/** Returns the lines of a component: its properties and subcomponents between BEGIN and END. */
export function component(name: string, lines: readonly string[]): string[] {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

/** Returns the file of a calendar that has this name in its id: lines are folded and end with a CRLF. */
export function calendarFile(name: string, language: Language, lines: readonly string[]): string {
  const calendar = component('VCALENDAR', [
    'VERSION:2.0',
    // the program that made it (RFC 5545, 3.7.3)
    `PRODID:${escapeText(`-//${site.name}//${name}//${language.toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    ...lines,
  ]);
  return calendar.map((line) => `${foldLine(line)}\r\n`).join('');
}
