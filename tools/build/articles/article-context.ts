import type { Source } from '../../../src/facts/source.ts';
import type { EntryRouteName } from '../../../src/routes.ts';
import type { ArticleRegistry } from '../../../src/words/article-registry.ts';

/** What an article may name; anything else is a mistake that fails the build. */
export interface ArticleContext extends ArticleRegistry {
  /** Works by name; a name may stand for several. */
  sources: Readonly<Record<string, readonly Source[]>>;
  pictures: ReadonlySet<string>;
  people: ReadonlySet<string>;
  /** The blogs by the folder that holds their files. */
  blogs: Readonly<Record<string, { route: EntryRouteName; categories: readonly string[] }>>;
  /** The paths that a link may lead to, without fragments. */
  paths: ReadonlySet<string>;
}

/** How many letters of `name` begin like `wrong`. */
function shared(wrong: string, name: string): number {
  let length = 0;
  while (length < wrong.length && wrong[length] === name[length]) length += 1;
  return length;
}

/** The nearest known name to a mistyped one, as a hint: " (did you mean 'x'?)", or ''. */
export function hint(wrong: string, known: Iterable<string>): string {
  const lower = wrong.toLowerCase();
  const near = [...known]
    .map((name) => ({ name, length: shared(lower, name.toLowerCase()) }))
    .filter(({ length }) => length >= 3)
    .sort((a, b) => b.length - a.length)[0];
  return near ? ` (did you mean '${near.name}'?)` : '';
}
