import type { Language } from '../../site/languages.ts';
import * as enGrief from '../en/features/search/grief-words.ts';
import * as enWords from '../en/features/search/search-words.ts';
import * as swGrief from '../sw/features/search/grief-words.ts';
import * as swWords from '../sw/features/search/search-words.ts';

export type { SearchConcept } from '../en/features/search/search-words.ts';

/** The words of each concept. Only the build reads them: the search has their stems. */
export const searchWords: Readonly<
  Record<Language, Readonly<Record<enWords.SearchConcept, string>>>
> = { en: enWords.searchWords, sw: swWords.searchWords };

/** Other lists of the search. Only the search loads them, no page does. */
export const searchWordsByLanguage = {
  en: { ...enGrief, stopWords: enWords.stopWords, shorthand: enWords.shorthand },
  sw: { ...swGrief, stopWords: swWords.stopWords, shorthand: swWords.shorthand },
} satisfies Record<Language, object>;
