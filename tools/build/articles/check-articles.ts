import { readFileSync } from 'node:fs';
import { defaultLanguage, languageNames } from '../../../src/site/languages.ts';
import { articlePaths } from './article-context.ts';
import { compileArticle } from './compile-article.ts';
import { siteContext } from './site-context.ts';

/** Checks every article. Returns the first mistake of each: 'file:line: what to write'. */
export function faultsOfArticles(): string[] {
  return languageNames.flatMap((language) => {
    const context = siteContext(language);
    const own = articlePaths(language);
    return articlePaths(defaultLanguage).flatMap((path) => {
      const file = `src/words/${language}/articles${path}.md`;
      if (!own.includes(path)) return [`${file} is missing: translate the article.`];
      try {
        compileArticle(file, readFileSync(file, 'utf8'), context);
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : `${error}`];
      }
    });
  });
}
