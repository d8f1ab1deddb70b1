import type { Plugin } from 'vite';
import { site } from '../../../src/facts/hospital/site.ts';
import { wordsOf } from '../../../src/messages/fold-words.ts';
import { stemIn } from '../../../src/messages/stem-words.ts';
import { type Language, languageNames } from '../../../src/site/languages.ts';
import { searchWords, searchWordsByLanguage } from '../../../src/words/features/search-words.ts';
import { virtualModule } from '../virtual-module.ts';

/** Returns the list of a language as two texts: the Worker splits them, which costs less than to parse JSON. */
function stemList(language: Language) {
  // a visitor who types the hospital's number wants its contact page
  const lines = [...Object.entries(searchWords[language]), ['phone', `${site.phone}?`] as const];
  const phrases = lines.flatMap(([concept, line]) =>
    line.split(', ').map((phrase) => ({
      stems: wordsOf(phrase).map((word) => stemIn(language, word)),
      // in queries only
      concept: phrase.endsWith('?') ? `${concept}?` : concept,
    })),
  );
  const byFirst = Map.groupBy(phrases, ({ stems: [first] }) => first);
  const packed = Array.from(byFirst, ([first, all]) => {
    const rests = all.map(({ stems, concept }) => [...stems.slice(1), concept].join(' '));
    return [first, ...rests].join('\t');
  });
  const stopWords = wordsOf(searchWordsByLanguage[language].stopWords);
  const terms = new Set([...phrases.flatMap(({ stems }) => stems), ...stopWords]);
  return { terms: [...terms].join(' '), phrases: packed.join('\n') };
}

/** Provides `virtual:search-phrases`: the lists of search words as stems, so that no search waits for them. */
export const stemPhrases = (): Plugin => ({
  name: 'stem-phrases',
  ...virtualModule('virtual:search-phrases', () => {
    const lists = languageNames.map((language) => [language, stemList(language)]);
    return `export const lists = ${JSON.stringify(Object.fromEntries(lists))};`;
  }),
});
