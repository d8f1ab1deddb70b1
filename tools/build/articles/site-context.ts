import { articleSources } from '../../../src/facts/sources/articles/article-sources.ts';
import type { Language } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import type { ArticleRegistry } from '../../../src/words/articles/article-registry.ts';
import { articleRegistry as en } from '../../../src/words/en/articles/article-registry.ts';
import { articleRegistry as sw } from '../../../src/words/sw/articles/article-registry.ts';
import { type ArticleContext, articlePaths } from './article-context.ts';

const registries: Readonly<Record<Language, ArticleRegistry>> = { en, sw };

/** What the articles of a language may name. */
export function siteContext(language: Language): ArticleContext {
  // also the pages that are off: links to them become text
  const paths = [...Object.values(routes).map(({ path }) => path), ...articlePaths(language)];
  return {
    ...registries[language],
    sources: articleSources,
    paths: new Set(paths.flatMap((path) => [path, `/${language}${path}`])),
  };
}
