import { describe, expect, it } from 'vitest';
import { placeStructuredData } from '../../src/seo/structured-data/place-structured-data.ts';
import { knownPlaces } from '../../src/site/known-places.ts';

describe('structured data of the site', () => {
  it('has no empty value on any page', () => {
    for (const place of knownPlaces.values()) {
      const text = JSON.stringify(placeStructuredData(place, 'https://clinic.example'));
      expect(text).not.toMatch(/:(null|""|\[\])|undefined|NaN/);
    }
  });
});
