import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { searchWordsByLanguage } from '../../../words/features/search-words.ts';
import { findConcepts } from './find-concepts.ts';
import type { SearchIndex } from './search-index.ts';

/** The prefix distinguishes concepts from stems. */
export const termOfConcept = (concept: string) => `~${concept}`;

/** Returns whether a term is a stem. */
export const isStem = (term: string) => !term.startsWith('~');

const stopWords = new Set(
  Object.values(searchWordsByLanguage).flatMap(({ stopWords: line }) =>
    listedWords(line).flatMap(({ text }) => wordsOf(text)),
  ),
);

/** Returns whether a word is on most pages, or a single letter: neither distinguishes pages. */
export const isStopWord = (word: string): boolean => stopWords.has(word) || /^\p{L}$/u.test(word);

/** Returns the terms of a text: stems and concepts. */
export function termsOf(text: string, language: Language): string[] {
  const words = wordsOf(text);
  const concepts = findConcepts(words.map(stemsOf));
  return [
    ...words.filter((word) => !isStopWord(word)).map((word) => stemIn(language, word)),
    ...concepts.map(({ concept }) => termOfConcept(concept)),
  ];
}

/** Adds the abbreviations of the long names in a text: 'Social Health Authority' gets 'SHA'. */
export function withAbbreviations(
  text: string,
  { abbreviations }: Pick<SearchIndex, 'abbreviations'>,
) {
  const written = ` ${wordsOf(text).join(' ')} `;
  const shorts = abbreviations
    .filter(([, long]) => written.includes(` ${long} `))
    .map(([short]) => short);
  return [text, ...shorts].join(' ');
}
