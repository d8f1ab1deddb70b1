import { site } from '../facts/hospital/site.ts';
import { wordsIn } from '../locales/words-by-locale.ts';
import type { Language } from '../site/languages.ts';

/** RFC 2426, 2.6: no line is longer than so many bytes. */
const longestLine = 75;

/** Text as a value: what would end it or part it is escaped (RFC 2426, 2.4.2). */
function escapeValue(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A line in as many as it takes; each but the first begins with a space, no character is parted. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).byteLength;
    if (used + bytes > longestLine) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}

/** One line of a card: the parts of its value, each escaped, with a semicolon between them. */
export function contentLine(name: string, ...parts: readonly string[]): string {
  return fold(`${name}:${parts.map((part) => escapeValue(part.toWellFormed())).join(';')}`);
}

/**
 * The hospital as a vCard for an address book. Version 3.0 (RFC 2426): Android's own contacts refuse
 * 4.0, and what reads that reads 3.0 too.
 */
export function renderContactCard(language: Language, siteUrl: string): string {
  const { contact } = wordsIn(language, 'contact');
  const { street, locality, region, postalCode, country } = site.address;
  const { latitude, longitude } = site.geo;
  const lines = [
    contentLine('BEGIN', 'VCARD'),
    contentLine('VERSION', '3.0'),
    contentLine('N', site.name, '', '', '', ''),
    contentLine('FN', site.name),
    contentLine('ORG', site.name),
    // an iPhone takes it for a person otherwise
    contentLine('X-ABShowAs', 'COMPANY'),
    contentLine('TEL;TYPE=WORK,VOICE,PREF', site.phone),
    ...Object.values(site.emails).map((email) => contentLine('EMAIL;TYPE=INTERNET', email)),
    contentLine('ADR;TYPE=WORK', '', '', street, locality, region, postalCode, country),
    contentLine('GEO', String(latitude), String(longitude)),
    // an address is no text: nothing in it is escaped
    fold(`URL:${new URL('/', siteUrl).href}`),
    contentLine('NOTE', `${contact.hoursLabel} ${contact.hours}. ${contact.cardNote}`),
    contentLine('END', 'VCARD'),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
