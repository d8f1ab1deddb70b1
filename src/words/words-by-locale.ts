import type { Language } from '../site/languages.ts';
import * as en from './en/index.ts';
import * as sw from './sw/index.ts';
import type { EnglishWords, WordModule, Words, WordsOf } from './words-of.ts';

/** All words of a language: every module, with every text. */
type LocaleWords = { readonly [Module in WordModule]: WordsOf<Module> };

/** The words of every language. */
export const wordsByLocale: Readonly<Record<Language, LocaleWords>> = { en, sw };

/** Returns the module `name` of a language's words. */
export function wordsIn<Module extends WordModule>(
  language: Language,
  name: Module,
): Words<Module> {
  // views use the types of the English texts, which are narrower than string
  const words = wordsByLocale[language] as unknown as EnglishWords;
  return words[name];
}
