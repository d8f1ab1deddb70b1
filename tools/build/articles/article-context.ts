import type { Source } from '../../../src/facts/source.ts';
import type { EntryRouteName } from '../../../src/routes.ts';
import type { ArticleRegistry } from '../../../src/words/article-registry.ts';

/** What an article may name; anything else is a mistake that fails the build. */
export interface ArticleContext extends ArticleRegistry {
  /** Works by name; a name may stand for several. */
  sources: Readonly<Record<string, readonly Source[]>>;
  pictures: ReadonlySet<string>;
  people: ReadonlySet<string>;
  /** Departments by their route's name. */
  departments: ReadonlySet<string>;
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

/** So many names can still be read in one sentence. */
const fewNames = 12;

/**
 * The nearest known name to a mistyped one, as a hint: " (did you mean 'x'?)"; without one all of
 * them, where they are few: ' (known: x, y)'.
 */
export function hint(wrong: string, known: Iterable<string>): string {
  const names = [...known];
  const lower = wrong.toLowerCase();
  const near = names
    .map((name) => ({ name, length: shared(lower, name.toLowerCase()) }))
    .filter(({ length }) => length >= 3)
    .sort((a, b) => b.length - a.length)[0];
  if (near) return ` (did you mean '${near.name}'?)`;
  return names.length <= fewNames ? ` (known: ${names.join(', ')})` : '';
}
