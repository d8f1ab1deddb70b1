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
});
