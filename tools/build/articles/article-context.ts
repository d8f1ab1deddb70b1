import type { Source } from '../../../src/facts/sources/source.ts';
import type { ArticleBlock, Inline } from '../../../src/models/article.ts';
import type { ArticleRegistry } from '../../../src/models/article-registry.ts';
import type { EntryRouteName } from '../../../src/site/routes.ts';

/** The names that an article may use; any other name fails the build. */
export interface ArticleContext extends ArticleRegistry {
  /** Works by name; a name may stand for several. */
  sources: Readonly<Record<string, readonly Source[]>>;
  pictures: readonly string[];
  people: readonly string[];
  /** Departments by their route's name. */
  departments: readonly string[];
  /** The blogs by the folder that holds their files. */
  blogs: Readonly<Record<string, { route: EntryRouteName; categories: readonly string[] }>>;
  /** The paths that a link may lead to, without fragments. */
  paths: ReadonlySet<string>;
}

/** Throws an error that names the file, the line and the remedy. */
export function failAt(file: string, line: number, problem: string): never {
  throw new Error(`${file}:${line}: ${problem}`);
}

/** A run of text without its marks. */
export function inlineText(inline: Inline): string {
  return typeof inline === 'string' ? inline : inline.children.map(inlineText).join('');
}

/** The text of a block, one line for each paragraph, heading or item. */
export function blockLines(block: ArticleBlock): string[] {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'paragraph') return [block.children.map(inlineText).join('')];
  if (block.kind === 'list') return block.items.map((item) => item.map(inlineText).join(''));
  return [block.heading, ...block.blocks.flatMap(blockLines)];
}
