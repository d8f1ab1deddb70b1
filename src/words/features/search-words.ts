import type { Language } from '../../site/languages.ts';
import * as enGrief from '../en/features/search/grief-words.ts';
import * as enWords from '../en/features/search/search-words.ts';
import * as swGrief from '../sw/features/search/grief-words.ts';
import * as swWords from '../sw/features/search/search-words.ts';

export type { SearchConcept } from '../en/features/search/search-words.ts';

/** Search words of one language. Only the search loads them, no page does. */
export interface SearchWords {
  searchWords: Readonly<Record<enWords.SearchConcept, string>>;
  stopWords: string;
  shorthand: string;
  babyLossWords: string;
  griefWords: string;
  otherLosses: string;
}

export const searchWordsByLanguage: Readonly<Record<Language, SearchWords>> = {
  en: { ...enGrief, ...enWords },
  sw: { ...swGrief, ...swWords },
};
