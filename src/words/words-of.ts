import type { PictureName } from '../facts/media/picture-names.ts';
import type { RouteName } from '../site/routes.ts';
import type * as en from './en/index.ts';

/** The words of the edition that has every page; its modules are the model for all others. */
export type EnglishWords = typeof en;

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
