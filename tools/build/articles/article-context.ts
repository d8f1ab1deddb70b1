import type { Source } from '../../../src/facts/source.ts';
import type { ArticleBlock } from '../../../src/words/article.ts';

/** What an article may name; anything else is a mistake that fails the build. */
export interface ArticleContext {
  /** The texts behind `:fact[key]`: the phone number, prices, clinical limits. */
  facts: Readonly<Record<string, string>>;
  /** The blocks behind `::name[argument]`; answers undefined for an argument it does not know. */
  components: Readonly<Record<string, (argument: string) => ArticleBlock[] | undefined>>;
  sources: Readonly<Record<string, Source>>;
  pictures: ReadonlySet<string>;
  people: ReadonlySet<string>;
  /** By blog. */
  categories: Readonly<Record<string, readonly string[]>>;
  /** The paths that a link may lead to, without fragments. */
  paths: ReadonlySet<string>;
}

/** The nearest known name to a mistyped one, as a hint: " (did you mean 'x'?)", or ''. */
export function hint(wrong: string, known: Iterable<string>): string {
  const start = wrong.slice(0, 3).toLowerCase();
  const near = [...known].find((name) => name.toLowerCase().startsWith(start));
  return near ? ` (did you mean '${near}'?)` : '';
}
