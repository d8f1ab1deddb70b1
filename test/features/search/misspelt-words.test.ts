import { describe, expect, it } from 'vitest';
import { createSuggest } from '../../../src/features/search/query/vocabulary.ts';
import { stemEnglish } from '../../../src/messages/stem-words.ts';

describe('misspelt words', () => {
  const suggest = createSuggest(
    new Set(
      ['dentist', 'density', 'malaria', 'pharmacy', 'vaccination', 'fits', 'fever'].map(
        stemEnglish,
      ),
    ),
    'en',
  );

  it.each([
    ['maleria', 'malaria'],
    ['pharmarcy', 'pharmacy'],
    ['denttist', 'dentist'],
    ['feaver', 'fever'],
    ['vacination', 'vaccination'],
  ])('takes %s for %s first', (typed, meant) => {
    expect(suggest(typed)[0]).toBe(stemEnglish(meant));
  });

  it('takes the beginning of a word for the word', () => {
    expect(suggest('vaccin')).toContain(stemEnglish('vaccination'));
  });

  it.each(['zzzzzzzz', 'fit', 'p2p2p2', 'amekatwa'])('%s is not corrected', (typed) => {
    expect(suggest(typed)).toEqual([]);
  });

  it('allows one wrong letter in a short word, two in a long one, none in four letters', () => {
    const known = createSuggest(
      new Set(['zebra', 'giraffe', 'okapis', 'lion'].map(stemEnglish)),
      'en',
    );
    expect(known('zebro')).toEqual([stemEnglish('zebra')]);
    expect(known('zobro')).toEqual([]);
    expect(known('okopes')).toEqual([]);
    expect(known('gireffa')).toEqual([stemEnglish('giraffe')]);
    expect(known('lian')).toEqual([]);
  });

  it('completes four letters, not three', () => {
    const known = createSuggest(new Set(['zebra', 'lions', 'lion'].map(stemEnglish)), 'en');
    expect(known('zebr')).toEqual([stemEnglish('zebra')]);
    expect(known('zeb')).toEqual([]);
  });

  it('suggests at most eight words', () => {
    const words = Array.from('abcfghijklmn', (letter) => `zebr${letter}`);
    expect(createSuggest(new Set(words.map(stemEnglish)), 'en')('zebr')).toHaveLength(8);
  });
});
