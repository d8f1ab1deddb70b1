import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  placeStructuredData,
  serialiseStructuredData,
} from '../../src/seo/structured-data/place-structured-data.ts';
import type { StructuredData } from '../../src/seo/structured-data/structured-data.ts';
import { knownPlaces } from '../../src/site/known-places.ts';

function blockNamed(name: string): StructuredData {
  return { '@context': 'https://schema.org', '@type': 'Hospital', name };
}

describe('structured data as text', () => {
  it('is JSON without <, so that no text can end the script element', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</script>', '<!--<script>', '\\u003c', '\\<', '\u2028 "quoted" \\'),
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
  it('has no empty value on any page', () => {
    for (const place of knownPlaces.values()) {
      const text = JSON.stringify(placeStructuredData(place, 'https://clinic.example'));
      expect(text).not.toMatch(/:(null|""|\[\])|undefined|NaN/);
    }
  });
});
