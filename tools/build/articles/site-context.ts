import { articleCategories } from '../../../src/facts/media/article-categories.ts';
import { pictureNames } from '../../../src/facts/media/picture-names.ts';
import { articleSources } from '../../../src/facts/sources/articles/article-sources.ts';
import type { ArticleRegistry } from '../../../src/models/article-registry.ts';
import { type Language, languages } from '../../../src/site/languages.ts';
import { entryRows, pageRows, routes, serviceRouteNames } from '../../../src/site/routes.ts';
import { articleRegistry } from '../../../src/words/en/articles/article-registry.ts';
import { readPersonKeys } from '../person-keys.ts';
import type { ArticleContext } from './article-context.ts';

/** The facts that the articles of a language may name; a language without articles has none. */
const registries: Readonly<Partial<Record<string, ArticleRegistry>>> = { en: articleRegistry };

/** The folder of a blog's files: the last part of its address. */
const folderOf = (parent: string) => routes[parent as keyof typeof routes].path.slice(1);

const blogs: ArticleContext['blogs'] = Object.fromEntries(
  entryRows.map(([route, { parent }]) => [
    folderOf(parent),
    { route, categories: articleCategories[route] },
  ]),
);

/**
 * What the articles of a language may name, where `written` are those that it has as 'blog/7'.
 * Throws where the language has no registry of facts.
 */
export function siteContext(language: string, written: readonly string[]): ArticleContext {
  const registry = registries[language];
  if (!registry) throw new Error(`src/words/${language} has articles and no article-registry.ts`);
  const { prefix } = languages[language as Language];
  return {
    ...registry,
    sources: articleSources,
    pictures: pictureNames,
    people: readPersonKeys(),
    departments: serviceRouteNames,
    blogs,
    paths: new Set([
      ...pageRows.flatMap(([, { path }]) => [path, prefix + path]),
      ...written.map((article) => `${prefix}/${article}`),
    ]),
  };
}
