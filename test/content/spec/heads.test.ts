import { describe, expect, it } from 'vitest';
import { knownPlaces, placeHead } from '../../../src/places.ts';
import { pictures } from '../../../src/words/en/pictures.ts';

const heads = [...knownPlaces].map(([path, place]) => ({ path, ...placeHead(place) }));

describe('what the head says of a page', () => {
  it.each(heads)('$path has a title short enough for the hospital name beside it', ({ title }) => {
    expect(title.length).toBeGreaterThanOrEqual(5);
    expect(title.length).toBeLessThanOrEqual(28);
  });

  it.each(heads)('$path has a description of 70 to 160 characters, in whole sentences', (head) => {
    const remedy = `shorten or lengthen it in words/*/heads.ts: '${head.description}'`;
    expect(head.description.length, remedy).toBeGreaterThanOrEqual(70);
    expect(head.description.length, remedy).toBeLessThanOrEqual(160);
    expect(head.description).toMatch(/^\p{Lu}.*[.]$/su);
  });

  it.each(heads)(
    '$path has keywords, none twice, and a picture to share',
    ({ keywords, picture }) => {
      expect(keywords.length).toBeGreaterThanOrEqual(3);
      expect(new Set(keywords).size).toBe(keywords.length);
      expect(Object.keys(pictures)).toContain(picture);
    },
  );

  it('is said of no other page: titles and descriptions are all different', () => {
    // /blog/{id} and /medical-blog/{id} may share a subject, not a title
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});
