import type { PictureName } from '../facts/picture-names.ts';
import type { Language } from '../languages.ts';
import type { RouteName } from '../routes.ts';
import * as en from './en/index.ts';
import * as sw from './sw/index.ts';

/** The words of the edition that has every page; its modules are the model for all others. */
type EnglishWords = typeof en;

export type WordModule = keyof EnglishWords;

/** Texts that name something in the code: they are the same in every language. */
type Name = RouteName | PictureName;

/** English words as another language may fill them: any text in place of a text, nothing left out. */
type Widened<T> = T extends Name
  ? T
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends (...input: infer Input) => infer Output
        ? (...input: Input) => Widened<Output>
        : T extends object
          ? { readonly [Key in keyof T]: Widened<T[Key]> }
          : T;

/** Modules that are told by page: a language has those of the pages that it has translated. */
type PageModule = 'heads' | 'servicePages';

/** A module of words as any language writes it: `satisfies WordsOf<'frame'>`. */
export type WordsOf<Module extends WordModule> = Module extends PageModule
  ? {
      readonly [Export in keyof EnglishWords[Module]]: Readonly<
        Partial<EnglishWords[Module][Export]>
      >;
    }
  : Widened<EnglishWords[Module]>;

/** A module as it is read, whatever the language. */
export type Words<Module extends WordModule> = Module extends PageModule
  ? WordsOf<Module>
  : EnglishWords[Module];

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
