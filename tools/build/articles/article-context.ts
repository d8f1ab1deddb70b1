import { globSync } from 'node:fs';
import type { Source } from '../../../src/facts/sources/source.ts';
import type { Language } from '../../../src/site/languages.ts';
import { type ArticleBlock, inlineText } from '../../../src/words/articles/article.ts';
import type { ArticleRegistry } from '../../../src/words/articles/article-registry.ts';

/** The facts, parts, sources and addresses that an article may name; any other fails the build. */
export interface ArticleContext extends ArticleRegistry {
  /** Works by name; a name may mean several. */
  sources: Readonly<Record<string, readonly Source[]>>;
  /** The paths that a link may lead to, without fragments. */
  paths: ReadonlySet<string>;
}

/** Returns the path of each article of a language, on or off: its folder is named like the blog's path. */
export function articlePaths(language: Language): string[] {
  const files = globSync('*/*.md', { cwd: `src/words/${language}/articles` }).sort();
  return files.map((file) => `/${file.replace('\\', '/').replace('.md', '')}`);
}

/** Throws an error that names the file, the line and the remedy. */
export function failAt(file: string, line: number, problem: string): never {
  throw new Error(`${file}:${line}: ${problem}`);
}

/** The text of a block, one line for each paragraph, heading or item. */
export function blockLines(block: ArticleBlock): string[] {
  if (block.kind === 'heading') return [block.text];
  const lines = block.kind === 'list' ? block.items : [block.children];
  return lines.map((line) => line.map(inlineText).join(''));
}
