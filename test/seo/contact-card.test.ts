import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { contentLine, renderContactCard } from '../../src/seo/contact-card.ts';
import { defaultLanguage } from '../../src/site/languages.ts';

interface Property {
  name: string;
  parameters: string;
  parts: string[];
}

/** Reads a vCard as RFC 2426 writes it; throws where a line is too long or ends otherwise. */
function readCard(card: string): Property[] {
  if (!card.endsWith('\r\n')) throw new Error('the last line does not end');
  const lines = card.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error('a line break that is none');
    if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
    if (line.includes('\ufffd')) throw new Error('half a character');
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  return unfolded.map((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^([\w-]+)((?:;[^:]*)?):(.*)$/su.exec(line) ?? [];
    // a semicolon ends each part, so that the last is found like the others
    const parts = [...`${value};`.matchAll(/((?:[^\\;]|\\.)*);/gsu)].map(([, part = '']) =>
      part.replace(/\\(.)/gsu, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)),
    );
    return { name, parameters, parts };
  });
}

const properties = readCard(renderContactCard(defaultLanguage, 'https://clinic.example'));

function partsOf(name: string): string[] {
  const [found, another] = properties.filter((property) => property.name === name);
  if (!found || another) throw new Error(`${found ? 'several' : 'no'} ${name}`);
  return found.parts;
}

describe('the card for an address book', () => {
  it('is whole, and of the version that Android reads', () => {
    expect([properties[0], properties.at(-1)].map((line) => [line?.name, line?.parts])).toEqual([
      ['BEGIN', ['VCARD']],
      ['END', ['VCARD']],
    ]);
    expect(properties[1]).toMatchObject({ name: 'VERSION', parts: ['3.0'] });
    expect(properties.filter(({ name }) => !name)).toEqual([]);
  });

  it('names the hospital, as a firm and not as a person', () => {
    expect(partsOf('FN')).toEqual([site.name]);
    expect(partsOf('N')[0]).toBe(site.name);
    expect(partsOf('N')).toHaveLength(5);
    expect(partsOf('ORG')).toEqual([site.name]);
    expect(partsOf('X-ABShowAs')).toEqual(['COMPANY']);
  });

  it('tells how to reach it and where it is', () => {
    expect(partsOf('TEL')).toEqual([site.phone]);
    const emails = properties.filter(({ name }) => name === 'EMAIL').map(({ parts }) => parts[0]);
    expect(emails).toEqual(Object.values(site.emails));
    const { street, locality, region, postalCode, country } = site.address;
    expect(partsOf('ADR')).toEqual(['', '', street, locality, region, postalCode, country]);
    expect(partsOf('GEO').map(Number)).toEqual([site.geo.latitude, site.geo.longitude]);
    expect(partsOf('URL').join(';')).toBe('https://clinic.example/');
    expect(partsOf('NOTE')[0]).toContain(site.hours.label);
  });
});

describe('a line of the card', () => {
  it('reads as it was written, whatever it says', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((any) => any.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\ufffd', ''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (parts) => {
        const [property, another] = readCard(`${contentLine('NOTE', ...parts)}\r\n`);
        expect(another).toBeUndefined();
        expect(property?.parts).toEqual(parts);
      }),
    );
  });

  it('cannot begin another line', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(contentLine('NOTE', `a${end}TEL:+1`)).toBe('NOTE:a\\nTEL:+1');
    }
  });
});
