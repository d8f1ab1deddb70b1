import type { PictureName } from '../facts/media/picture-names.ts';
import type { RouteName } from '../site/routes.ts';
import type * as en from './en/index.ts';

/** The English words. Their modules are the model for every other language. */
export type EnglishWords = typeof en;

export type WordModule = keyof EnglishWords;

/** Identifiers in the code, the same in every language. */
type Identifier = RouteName | PictureName;

/** The type of a translation: any string instead of an English one, with no field missing. */
type Translated<T> = T extends Identifier
  ? T
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends (...input: infer Input) => infer Output
        ? (...input: Input) => Translated<Output>
        : T extends object
          ? { readonly [Key in keyof T]: Translated<T[Key]> }
          : T;

/** The type that each language's module must have: `satisfies WordsOf<'frame'>`. */
export type WordsOf<Module extends WordModule> = Translated<EnglishWords[Module]>;

/** The type of a module for views, in any language. */
export type Words<Module extends WordModule> = EnglishWords[Module];
