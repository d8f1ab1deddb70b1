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

/** A word or phrase that expresses a concept. */
interface Phrase {
  stems: readonly string[];
  term: string;
  /** Matches in queries only, not in page text. */
  isQueryOnly: boolean;
}

function phrasesIn(language: Language): Phrase[] {
  const { searchWords } = searchWordsByLanguage[language];
  const stemsIn = (text: string) => wordsOf(text).map((word) => stemIn(language, word));
  const listed = (Object.entries(searchWords) as [SearchConcept, string][]).flatMap(
    ([concept, line]) =>
      listedWords(line).map(({ text, guarded: isQueryOnly }) => ({
        ...{ stems: stemsIn(text), term: termOfConcept(concept), isQueryOnly },
      })),
  );
  // a visitor who types the hospital's number wants its contact page
  const number = { stems: stemsIn(site.phone), term: termOfConcept('phone'), isQueryOnly: true };
  return [...listed, number];
}

const phrases = languageNames.map((language) => ({
  language,
  byFirst: Map.groupBy(phrasesIn(language), ({ stems: [first] }) => first),
}));

/** Every word in the lists of search words, by language. */
export const listed = new Map(
  languageNames.map((language) => {
    const lines = Object.values(searchWordsByLanguage[language].searchWords);
    return [language, new Set(wordsOf(lines.join(' ')))];
  }),
);

/** The term of a concept, and the words that express it, by index and count. */
interface FoundConcept {
  term: string;
  start: number;
  length: number;
}

/** Returns the concepts of a text, given as the stems of its words, or of a query if `isQuery` is true. */
export const findConcepts = (words: readonly Stems[], isQuery = false): FoundConcept[] =>
  phrases.flatMap(({ language, byFirst }) =>
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
