import { site } from '../facts/hospital/site.ts';
import type { Language } from '../site/languages.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import { foldLine } from './calendar/icalendar.ts';
import { placeUrl } from './place-url.ts';

/** Escapes the characters that end or separate a value (RFC 2426, 2.4.2). */
function escapeValue(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Returns one line of a card: the escaped parts of its value, separated by semicolons. */
function contentLine(name: string, ...parts: readonly string[]): string {
  return foldLine(`${name}:${parts.map((part) => escapeValue(part.toWellFormed())).join(';')}`);
}

/**
 * Returns the hospital's vCard for an address book. Version 3.0 (RFC 2426), because Android's
 * contacts app rejects 4.0 and every app that reads 4.0 also reads 3.0.
 */
export function renderContactCard(language: Language, siteUrl: string): string {
  const { contact } = wordsIn(language, 'contact');
  const { street, region } = wordsIn(language, 'postalAddress');
  const { locality, postalCode, country } = site.address;
  const { latitude, longitude } = site.geo;
  const lines = [
    contentLine('BEGIN', 'VCARD'),
    contentLine('VERSION', '3.0'),
    contentLine('N', site.name, '', '', '', ''),
    contentLine('FN', site.name),
    contentLine('ORG', site.name),
    // otherwise an iPhone shows it as a person
    contentLine('X-ABShowAs', 'COMPANY'),
    contentLine('TEL;TYPE=WORK,VOICE,PREF', site.phone),
    ...Object.values(site.emails).map((email) => contentLine('EMAIL;TYPE=INTERNET', email)),
    contentLine('ADR;TYPE=WORK', '', '', street, locality, region, postalCode, country),
    contentLine('GEO', String(latitude), String(longitude)),
    // a URL is not escaped
    foldLine(`URL:${placeUrl({ name: 'home', language }, siteUrl)}`),
    contentLine('NOTE', `${contact.hoursLabel}: ${contact.hours}. ${contact.cardNote}`),
    contentLine('END', 'VCARD'),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
