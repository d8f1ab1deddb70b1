import type { ArticleBlock } from './article.ts';

/** The facts that articles in one language insert by name. */
export interface ArticleRegistry {
  /** Texts of `:fact[key]`. */
  facts: Readonly<Record<string, string>>;
  /** Blocks of `::name[argument]`; undefined for an unknown argument. */
  parts: Readonly<Record<string, (argument: string) => readonly ArticleBlock[] | undefined>>;
}
