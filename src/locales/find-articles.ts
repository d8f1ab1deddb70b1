import type { Article } from '../models/article.ts';
import { defaultLanguage, type Language } from '../site/languages.ts';
import { type EntryRouteName, entryRows, type ServiceRouteName } from '../site/routes.ts';
import { findWords } from './words-by-locale.ts';

const relatedLimit = 3;

/** The articles of one blog in the order of its list; none where the language has none. */
export function articlesOf(language: Language, route: EntryRouteName): readonly Article[] {
  return findWords(language, 'articles')?.articles[route] ?? [];
}

/** The article at an address; only its own spelling counts, so '01' and '1.0' find nothing. */
export function findArticle(
  language: Language,
  route: EntryRouteName,
  id: string | undefined,
): Article | undefined {
  return articlesOf(language, route).find((article) => article.id === id);
}

/** Up to three others of the same blog and category, in the order of the list. */
export function relatedArticles(language: Language, article: Article): readonly Article[] {
  return articlesOf(language, article.route)
    .filter((other) => other.category === article.category && other.id !== article.id)
    .slice(0, relatedLimit);
}

/**
 * The articles that belong to a department, short reads before guides. They are those of the first
 * language: what another has not translated is still worth the way.
 */
export function articlesAbout(department: ServiceRouteName): readonly Article[] {
  return entryRows
    .flatMap(([route]) => articlesOf(defaultLanguage, route))
    .filter(({ departments }) => departments.includes(department));
}
