import { expect, it } from 'vitest';
import { malariaSpreadsHere, malariaSpreadsIn } from '../../../src/facts/clinical/malaria.ts';
import { site } from '../../../src/facts/hospital/site.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';

it('malaria spreads in every county that is not surely of low risk', () => {
  expect(
    ['Kisumu', 'Kilifi', 'Kitui', 'Nakuru', 'kiambu', ''].filter(malariaSpreadsIn),
  ).toHaveLength(6);
  expect(['Kiambu', 'Nairobi City'].filter(malariaSpreadsIn)).toEqual([]);
});

it.each(languageNames)('malaria in the county decides what %s pages say of fever', (language) => {
  const { malariaFeverWords, malariaAtHome } = wordsIn(language, 'feverWords');
  expect(malariaAtHome).toContain(site.address.county);
  expect(malariaFeverWords.includes(site.address.county)).toBe(malariaSpreadsHere);
});
