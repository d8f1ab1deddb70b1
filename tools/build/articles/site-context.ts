import { globSync } from 'node:fs';
import { articleSources } from '../../../src/facts/sources/articles/article-sources.ts';
import { type Language, languages } from '../../../src/site/languages.ts';
import { pageRows } from '../../../src/site/routes.ts';
import { articleRegistry } from '../../../src/words/en/articles/article-registry.ts';
import type { ArticleContext } from './article-context.ts';

/** What the articles of a language may name. Throws if it has articles and no registry of facts. */
export function siteContext(language: string): ArticleContext {
  const registry = language === 'en' && articleRegistry;
  if (!registry) throw new Error(`src/words/${language} has articles and no article-registry.ts`);
  const { prefix } = languages[language as Language];
  const pages = pageRows.flatMap(([, { path }]) => [path, prefix + path]);
  const files = globSync('*/*.md', { cwd: `src/words/${language}/articles` });
  const articles = files.map((file) => `${prefix}/${file.replace('\\', '/').replace('.md', '')}`);
  return { ...registry, sources: articleSources, paths: new Set([...pages, ...articles]) };
}
