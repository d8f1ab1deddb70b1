import type { Language } from '../site/languages.ts';
import * as en from '../words/en/index.ts';
import * as sw from '../words/sw/index.ts';
import type { EnglishWords, WordModule, Words, WordsOf } from '../words/words-of.ts';

type Editions = { en: EnglishWords; sw: typeof sw };

/** The languages that have a module of words. */
export type LanguagesWith<Module extends WordModule> = {
  [Each in Language]: Module extends keyof Editions[Each] ? Each : never;
}[Language];

/** A language other than the first: each module that it has is whole. */
export type Edition = { readonly [Module in WordModule]?: WordsOf<Module> };

// the views are written against the English texts' own types, which are narrower than 'any text'
const asEnglish = (edition: Edition) =>
  edition as unknown as { [Module in WordModule]?: Words<Module> };

const editions: Readonly<Record<Language, { [Module in WordModule]?: Words<Module> }>> = {
  en,
  sw: asEnglish(sw),
};

/** The module `name` of a language's words, or undefined where the language has none. */
export function findWords<Module extends WordModule>(
  language: Language,
  name: Module,
): Words<Module> | undefined {
  return editions[language][name];
}

/**
 * The module `name` of a language's words. Throws where the language has none: a page that is said
 * to be translated needs it.
 */
export function wordsIn<Module extends WordModule>(
  language: Language,
  name: Module,
): Words<Module> {
  const words = findWords(language, name);
  if (!words) {
    const error = new Error(
      `src/words/${language} has no module '${name}': write it after src/words/en, or take the page that needs it out of its heads`,
    );
    // the log of a failed page holds names of errors and never their messages
    error.name = `MissingWords(src/words/${language}, '${name}')`;
    throw error;
  }
  return words;
}
