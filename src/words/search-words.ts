import type { Language } from '../languages.ts';
import * as en from './en/search-words.ts';
import * as sw from './sw/search-words.ts';

export type { SearchConcept } from './en/search-words.ts';

/** What people type, language by language: read by the search alone, so no page carries it. */
export const searchWordsByLanguage = { en, sw } satisfies Record<
  Language,
  { searchWords: Readonly<Record<en.SearchConcept, string>>; stopWords: string }
>;

/** The words and phrases of a line of a list. */
export function listedWords(line: string): string[] {
  return line.split(', ');
}
