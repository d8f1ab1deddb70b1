import { describe, expect, it } from 'vitest';
import { findConcepts } from '../../src/search/find-concepts.ts';
import { wordsOf } from '../../src/search/fold-words.ts';
import { allowedMistakes, createNearWords, editDistance } from '../../src/search/near-words.ts';
import { packPosting, unpackPosting } from '../../src/search/postings.ts';
import { stemEnglish, stemSwahili } from '../../src/search/stem-words.ts';

describe('English stems', () => {
  it.each([
    ['visit', 'visits', 'visiting', 'visited'],
    ['baby', 'babies'],
    ['vaccine', 'vaccines'],
    ['operation', 'operations', 'operate'],
    ['breathe', 'breathing', 'breath'],
    ['paediatric', 'pediatric'],
    ['labour', 'labor'],
    ['stop', 'stopped', 'stopping'],
  ])('%s has the others', (word, ...others) => {
    expect(new Set([word, ...others].map(stemEnglish)).size).toBe(1);
  });

  it('aids are no aid', () => {
    expect(stemEnglish('aids')).not.toBe(stemEnglish('aid'));
  });

  it.each(['x', 'tb', 'hiv', 'p2', '2026', ''])('%j stays as it is', (word) => {
    expect(stemEnglish(word)).toBe(word);
  });
});

it.each([
  ['mtoto', 'watoto'],
  ['kipimo', 'vipimo'],
  ['kujifungua', 'anajifungua'],
  ['mgonjwa', 'wagonjwa'],
])('in Swahili %s and %s have one stem', (one, other) => {
  expect(stemSwahili(one)).toBe(stemSwahili(other));
});

describe('misspelt words', () => {
  it.each([
    ['malaria', 'maleria', 1],
    ['pharmacy', 'pharmarcy', 1],
    ['choking', 'chocking', 1],
    ['bleeding', 'bledeing', 1],
    ['same', 'same', 0],
    ['labour', 'harbour', 2],
    ['cat', 'horse', 3],
  ])('%s and %s', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });

  it('short ones must be right, for they would be others', () => {
    expect(['damu', 'fits', 'p2p2p2'].map(allowedMistakes)).toEqual([0, 0, 0]);
    expect(['fever', 'bleeding'].map(allowedMistakes)).toEqual([1, 2]);
  });

  it('are found nearest first', () => {
    const near = createNearWords(['dentist', 'density', 'malaria']);
    expect(near('denttist', 5).map(({ word }) => word)).toEqual(['dentist']);
    expect(near('zzzzzzzz', 5)).toEqual([]);
  });
});

describe('what people call things', () => {
  const meant = (text: string, asked = false) =>
    findConcepts(wordsOf(text).map(stemEnglish), asked).map(({ concept }) => concept);

  it.each([
    ['kujifungua', 'birth'],
    ['bei gani', 'price'],
    ['X-ray', 'radiology'],
    ['jab', 'vaccine'],
    ['gari la wagonjwa', 'ambulance'],
    ['visiting hours', 'visiting'],
  ])('%s', (text, concept) => {
    expect(meant(text)).toContain(concept);
  });

  it('how much asks for a price, and tells none', () => {
    expect(meant('how much', true)).toContain('price');
    expect(meant('what to eat and how much')).not.toContain('price');
  });
});

it('postings are packed and unpacked', () => {
  const packed = packPosting([0, 1, 40, 1000], [1, 0.5, 3, 900]);
  const { sections, weights } = unpackPosting(packed);
  expect(sections).toEqual([0, 1, 40, 1000]);
  expect(weights[0]).toBeCloseTo(1, 1);
  expect(weights[1]).toBeCloseTo(0.5, 0);
  expect(weights[2]).toBeCloseTo(3, 1);
  // a weight beyond all others is held down
  expect(weights[3]).toBeLessThan(20);
  expect(unpackPosting('')).toEqual({ sections: [], weights: [] });
});
