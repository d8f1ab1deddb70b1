import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { shareCards } from '../../src/seo/share-cards.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { fitText } from '../../tools/build/share-images/typeset.ts';

const cards = shareCards();
const [card] = cards;
if (!card) throw new Error('no card');

const style = { font: 'display' } as const;
const box = {
  width: 508,
  height: 252,
  lineHeight: 1.06,
  sizes: [84, 60, 38].map((size) => ({ size, lines: 6 })),
};

describe('the share card', () => {
  it('exists for each page with a unique heading', () => {
    expect(cards.map(({ path }) => path).sort()).toEqual([...knownPlaces.keys()].sort());
    const said = cards.map(({ heading, section }) => `${section}: ${heading}`);
    expect(new Set(said).size).toBe(cards.length);
    for (const { heading } of cards) expect(heading).not.toContain(site.name);
  });
});

describe('the heading on a share card', () => {
  it('fails the build if it is too long or has a letter that the fonts lack', () => {
    expect(() => fitText('word '.repeat(80), style, box)).toThrow('too long');
    expect(() => fitText('Antidisestablishmentarianism-and-more', style, box)).toThrow('too long');
    expect(() => fitText('Größe 病院', style, box)).toThrow('lacks a character');
  });
});
