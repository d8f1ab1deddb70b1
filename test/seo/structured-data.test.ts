import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import {
  placeStructuredData,
  serialiseStructuredData,
} from '../../src/seo/structured-data/place-structured-data.ts';
import type { StructuredData } from '../../src/seo/structured-data/structured-data.ts';

function blockNamed(name: string): StructuredData {
  return { '@context': 'https://schema.org', '@type': 'Hospital', name };
}

describe('structured data as text', { timeout: 60_000 }, () => {
  it.each(['</script><script>alert(1)</script>', '<!--', '<script', 'a < b', '\u2028 "quoted" \\'])(
    '%j cannot end its element and reads the same',
    (name) => {
      const text = serialiseStructuredData(blockNamed(name));
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(blockNamed(name));
    },
  );

  it('whatever it says is JSON without an opening bracket', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</script>', '<!--<script>', '\\u003c', '\\<'),
    );
    fc.assert(
      fc.property(anyText, (name) => {
        const text = serialiseStructuredData(blockNamed(name));
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(blockNamed(name));
      }),
    );
  });
});

describe('structured data of the site', () => {
  it('says nothing empty on any page', () => {
    for (const place of knownPlaces.values()) {
      const text = JSON.stringify(placeStructuredData(place, 'https://clinic.example'));
      expect(text).not.toMatch(/:(null|""|\[\])|undefined|NaN/);
    }
  });
});
