import type { Language } from '../languages.ts';
import * as en from './en/search-emergencies.ts';
import * as enWords from './en/search-words.ts';
import * as sw from './sw/search-emergencies.ts';
import * as swWords from './sw/search-words.ts';

export type { EmergencyTopic } from './en/search-emergencies.ts';
export type { SearchConcept } from './en/search-words.ts';

/** What people type, by language: read by the search alone, so that no page carries it. */
export interface SearchWords {
  searchWords: Readonly<Record<enWords.SearchConcept, string>>;
  stopWords: string;
  emergencyWords: Readonly<Record<en.EmergencyTopic, string>>;
  calmWords: string;
}

export const searchWordsByLanguage: Readonly<Record<Language, SearchWords>> = {
  en: { ...en, ...enWords },
  sw: { ...sw, ...swWords },
};

/** A word or phrase of a list. */
export interface ListedWord {
  text: string;
  /** With '?' behind it: what that takes from it stands with the list. */
  guarded: boolean;
}

/** The words and phrases of a line of a list. */
export function listedWords(line: string): ListedWord[] {
  return line
    .split(', ')
    .map((text) => ({ text: text.replace('?', ''), guarded: text.endsWith('?') }));
}
