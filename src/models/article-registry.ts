import type { ArticleBlock } from './article.ts';

/** The facts of one language that its articles name instead of telling them. */
export interface ArticleRegistry {
  /** The texts behind `:fact[key]`. */
  facts: Readonly<Record<string, string>>;
  /** The blocks behind `::name[argument]`; undefined for an argument that a part does not know. */
  parts: Readonly<Record<string, (argument: string) => readonly ArticleBlock[] | undefined>>;
}
