import { lists } from 'virtual:search-phrases';
import { wordsOf } from '../../../messages/fold-words.ts';
import { stemsOf } from '../../../messages/stem-words.ts';
import { type Language, languageNames } from '../../../site/languages.ts';
import { askingConcepts } from '../../../words/features/search-questions.ts';
import { searchWordsByLanguage } from '../../../words/features/search-words.ts';

/** The prefix distinguishes concepts from stems. */
export const termOfConcept = (concept: string) => `~${concept}`;

const askingTerms = new Set(askingConcepts.map(termOfConcept));

/** Returns whether a term is a concept. */
export const isConcept = (term: string) => term.startsWith('~');

/** Returns whether a term is a concept that names a subject. */
export const isSubject = (term: string) => isConcept(term) && !askingTerms.has(term);

const stopWords = new Set(
  languageNames.flatMap((language) => wordsOf(searchWordsByLanguage[language].stopWords)),
);

/** Returns whether a word is on most pages, or a single letter: neither distinguishes pages. */
export const isStopWord = (word: string): boolean => /^\p{L}$/u.test(word) || stopWords.has(word);

/** The stop words, and the stems of the words that express concepts, by language. */
export const listedTerms = new Map(
  languageNames.map((language) => [language, new Set(lists[language].terms.split(' '))]),
);

/** The phrases that express concepts, by language and first stem; a line is split when a text has its stem. */
const phrases = languageNames.map((language) => {
  const lines = lists[language].phrases.split('\n');
  const byFirst = new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  return { language, byFirst };
});

/**
 * Returns the concepts of a text, given as the stems of its words, or of a query if `isQuery` is true: the term,
 * and the words that express it, by index and count.
 */
export const findConcepts = (words: readonly ReturnType<typeof stemsOf>[], isQuery = false) =>
  phrases.flatMap(({ language, byFirst }) =>
    words.flatMap((word, start) =>
      (byFirst.get(word[language])?.split('\t').slice(1) ?? []).flatMap((phrase) => {
        if (phrase.endsWith('?') && !isQuery) return [];
        const rest = phrase.split(' ');
        const concept = rest.pop() ?? '';
        const isMeant = rest.every((stem, at) => words[start + at + 1]?.[language] === stem);
        const term = termOfConcept(concept.replace('?', ''));
        return isMeant ? [{ term, start, length: rest.length + 1 }] : [];
      }),
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
