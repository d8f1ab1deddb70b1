import { site } from '../../../facts/hospital/site.ts';
import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { type Stems, stemIn, stemsOf } from '../../../messages/stem-words.ts';
import { type Language, languageNames } from '../../../site/languages.ts';
import { type SearchConcept, searchWordsByLanguage } from '../../../words/features/search-words.ts';

/** The prefix distinguishes concepts from stems. */
export const termOfConcept = (concept: SearchConcept) => `~${concept}`;

/** Returns whether a term is a stem. */
export const isStem = (term: string) => !term.startsWith('~');

const stopWords = new Set(
  Object.values(searchWordsByLanguage).flatMap(({ stopWords: line }) => wordsOf(line)),
);

/** Returns whether a word is on most pages, or a single letter: neither distinguishes pages. */
export const isStopWord = (word: string): boolean => stopWords.has(word) || /^\p{L}$/u.test(word);

/** The words or phrases that express concepts. A '?' in the lists: in queries only, not in page text. */
const phrasesIn = (language: Language) => [
  ...Object.entries(searchWordsByLanguage[language].searchWords).flatMap(([concept, line]) =>
    listedWords(line).map(({ text, guarded: isQueryOnly }) => ({
      ...{ words: wordsOf(text), term: termOfConcept(concept as SearchConcept), isQueryOnly },
    })),
  ),
  // a visitor who types the hospital's number wants its contact page
  { words: wordsOf(site.phone), term: termOfConcept('phone'), isQueryOnly: true },
];

/** The phrases of each language by their first stem, and the stem of each of their words. */
const lists = languageNames.map((language) => {
  const phrases = phrasesIn(language);
  const words = new Set(phrases.flatMap((phrase) => phrase.words));
  // each word once: a first search waits for it
  const stemByWord = new Map(Array.from(words, (word) => [word, stemIn(language, word)]));
  const stemmed = phrases.map(({ words: written, ...phrase }) => ({
    ...phrase,
    stems: written.map((word) => stemByWord.get(word)),
  }));
  return { language, stemByWord, byFirst: Map.groupBy(stemmed, ({ stems: [first] }) => first) };
});

/** The stem of every word in the lists of search words, by language. */
export const listed = new Map(lists.map(({ language, stemByWord }) => [language, stemByWord]));

/** The term of a concept, and the words that express it, by index and count. */
interface FoundConcept {
  term: string;
  start: number;
  length: number;
}

/** Returns the concepts of a text, given as the stems of its words, or of a query if `isQuery` is true. */
export const findConcepts = (words: readonly Stems[], isQuery = false): FoundConcept[] =>
  lists.flatMap(({ language, byFirst }) =>
    words.flatMap((word, start) =>
      (byFirst.get(word[language]) ?? [])
        .filter(({ isQueryOnly }) => isQuery || !isQueryOnly)
        .filter(({ stems }) => stems.every((stem, at) => words[start + at]?.[language] === stem))
        .map(({ term, stems: { length } }) => ({ term, start, length })),
    ),
  );

/** Returns the terms of a text: stems and concepts. */
export function termsOf(text: string, language: Language): string[] {
  const words = wordsOf(text).map((word) => ({ word, stems: stemsOf(word) }));
  return [
    ...words.flatMap(({ word, stems }) => (isStopWord(word) ? [] : [stems[language]])),
    ...findConcepts(words.map(({ stems }) => stems)).map(({ term }) => term),
  ];
}
