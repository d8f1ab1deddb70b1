import type { Language } from '../../site/languages.ts';
import { type DepartmentRouteName, type EntryRouteName, entryRows } from '../../site/routes.ts';
import { wordsIn } from '../words-by-locale.ts';
import type { Article } from './article.ts';

const relatedLimit = 3;

/** Returns a blog's articles in list order. */
export function articlesOf(language: Language, route: EntryRouteName): readonly Article[] {
  return wordsIn(language, 'articles').articles[route];
}

/** Returns the article with exactly this id ('01' does not match '1'), or undefined. */
export function findArticle(
  language: Language,
  route: EntryRouteName,
  id: string | undefined,
): Article | undefined {
  return articlesOf(language, route).find((article) => article.id === id);
}

/** Returns up to three other articles of the same blog and category, in list order. */
export function relatedArticles(language: Language, article: Article): readonly Article[] {
  return articlesOf(language, article.route)
    .filter((other) => other.category === article.category && other.id !== article.id)
    .slice(0, relatedLimit);
}

/** Returns the articles about a department, posts before guides. */
export function articlesAbout(
  language: Language,
  department: DepartmentRouteName,
): readonly Article[] {
  return entryRows
    .flatMap(([route]) => articlesOf(language, route))
    .filter(({ departments }) => departments.includes(department));
}
