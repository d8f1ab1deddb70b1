import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { renderContactCard } from '../../src/seo/contact-card.ts';
import { defaultLanguage } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';

/** Unfolds a vCard (RFC 2426); throws where a line is too long or has a wrong line break. */
function linesOf(card: string): string[] {
  if (!card.endsWith('\r\n')) throw new Error('the last line has no line break');
  for (const line of card.slice(0, -2).split('\r\n')) {
    if (/[\r\n]/.test(line)) throw new Error(`a line break that is not CRLF: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 bytes: ${line}`);
    if (line.includes('\ufffd')) throw new Error(`half a character: ${line}`);
  }
  return card.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
}

/** Splits a value at its semicolons and resolves its escapes. */
function partsOf(value: string): string[] {
  // a semicolon ends each part, so that the last is found like the others
  return [...`${value};`.matchAll(/((?:[^\\;]|\\.)*);/gsu)].map(([, part = '']) =>
    part.replace(/\\(.)/gsu, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)),
  );
}

it('the card for an address book has the name, phone, e-mails, address and hours', () => {
  const card = linesOf(renderContactCard(defaultLanguage, 'https://clinic.example'));
  expect(card.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(card.at(-1)).toBe('END:VCARD');
  const fields = card.map((line) => {
    const [, name = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/su.exec(line) ?? [];
    return [name, ...partsOf(value)];
  });
  const { street, region } = wordsIn(defaultLanguage, 'postalAddress');
  const { locality, postalCode, country } = site.address;
  const { latitude, longitude } = site.geo;
  expect(fields).toEqual(
    expect.arrayContaining([
      ['FN', site.name],
      ['ORG', site.name],
      // iPhones list it as a company, not as a person
      ['X-ABShowAs', 'COMPANY'],
      ['TEL', site.phone],
      ...Object.values(site.emails).map((email) => ['EMAIL', email]),
      ['ADR', '', '', street, locality, region, postalCode, country],
      ['GEO', String(latitude), String(longitude)],
      ['URL', 'https://clinic.example/'],
      ['NOTE', expect.stringContaining(site.hours.label)],
    ]),
  );
  expect(fields.find(([name]) => name === 'N')).toHaveLength(6);
});
