import { searchWordsByLanguage } from '../../../locales/search-words.ts';
import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import type { Language } from '../../../site/languages.ts';

/** Returns all words in a language's word lists. */
function vocabularyOf(language: Language): Set<string> {
  const { searchWords, stopWords, emergencyWords } = searchWordsByLanguage[language];
  return new Set(
    [stopWords, ...Object.values(searchWords), ...Object.values(emergencyWords)].flatMap((line) =>
      listedWords(line).flatMap(({ text }) => wordsOf(text)),
    ),
  );
}

const english = vocabularyOf('en');
const swahili = vocabularyOf('sw');

/** Returns whether a query has a Swahili word that is not also English. */
export const isSwahili = (words: readonly string[]) =>
  words.some((word) => swahili.has(word) && !english.has(word));
