import { expect, it } from 'vitest';
import { createSuggest } from '../../../src/features/search/query/vocabulary.ts';
import { stemEnglish } from '../../../src/messages/stem-words.ts';

const words = ['dentist', 'density', 'malaria', 'pharmacy', 'vaccination', 'fits', 'fever'];
const suggest = createSuggest(words.map(stemEnglish), 'en');

it.each([
  ['maleria', 'malaria'],
  ['maalria', 'malaria'],
  ['pharmarcy', 'pharmacy'],
  ['denttist', 'dentist'],
  ['feaver', 'fever'],
  ['malar', 'malaria'],
])('takes %s for %s first', (typed, meant) => {
  expect(suggest(typed)[0]).toBe(stemEnglish(meant));
});

// two slips, another first letter, too short, a number, a Swahili verb
it.each(['molerio', 'balaria', 'fiver', 'fit', 'p2p2p2', 'amekatwa'])(
  '%s is not corrected',
  (typed) => {
    expect(suggest(typed)).toEqual([]);
  },
);
