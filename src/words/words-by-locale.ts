import { type Language, languageNames } from '../site/languages.ts';
import type { EnglishWords, WordModule, Words, WordsOf } from './words-of.ts';

/** All words of a language: every module, with every text. */
type LocaleWords = { readonly [Module in WordModule]: WordsOf<Module> };

const importWords: Readonly<Record<Language, () => Promise<LocaleWords>>> = {
  en: () => import('./en/index.ts'),
  sw: () => import('./sw/index.ts'),
};

/** The words that are loaded: an isolate needs those of one language for its first page. */
export const wordsByLocale: Partial<Record<Language, LocaleWords>> = {};

/** Loads the words of a language, for `wordsIn`. */
export async function loadWords(language: Language): Promise<void> {
  wordsByLocale[language] ??= await importWords[language]();
}

/** Loads the words of every language. */
export const loadAllWords = () => Promise.all(languageNames.map(loadWords));

/** Returns the module `name` of a language's words. Throws if they are not loaded. */
export function wordsIn<Module extends WordModule>(
  language: Language,
  name: Module,
): Words<Module> {
  const words = wordsByLocale[language];
  if (!words) throw new Error(`The words of '${language}' are not loaded`);
  // views use the types of the English texts, which are narrower than string
  return (words as unknown as EnglishWords)[name];
}
