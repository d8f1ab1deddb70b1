import type { Language } from '../site/languages.ts';
import * as en from '../words/en/index.ts';
import * as sw from '../words/sw/index.ts';
import type { WordModule, Words, WordsOf } from '../words/words-of.ts';

type LocaleWords = { readonly [Module in WordModule]?: Words<Module> };

/** A translation: it may lack modules, but each one it has is complete. */
type TranslatedWords = { readonly [Module in WordModule]?: WordsOf<Module> };

// views use the types of the English texts, which are narrower than string
const asEnglish = (words: TranslatedWords) => words as unknown as LocaleWords;

const wordsByLocale: Readonly<Record<Language, LocaleWords>> = { en, sw: asEnglish(sw) };

/** Returns the module `name` of a language's words, or undefined if the language has none. */
export function findWords<Module extends WordModule>(
  language: Language,
  name: Module,
): Words<Module> | undefined {
  return wordsByLocale[language][name];
}

/**
 * Returns the module `name` of a language's words. Throws if the language has none, because a page
 * listed as translated needs it.
 */
export function wordsIn<Module extends WordModule>(
  language: Language,
  name: Module,
): Words<Module> {
  const words = findWords(language, name);
  if (!words) {
    const error = new Error(
      `src/words/${language} has no module '${name}'. Translate it from src/words/en, or remove the pages that need it from src/words/${language}/frame/heads.ts.`,
    );
    // logs contain the name of an error, never its message
    error.name = `MissingWords(src/words/${language}, '${name}')`;
    throw error;
  }
  return words;
}
