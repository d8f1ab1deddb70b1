import { type EntryRouteName, isArticleOn } from '../../site/routes.ts';
import type { Article } from './article.ts';

function byDay(a: Article, b: Article): number {
  if (a.published === b.published) return a.id < b.id ? -1 : 1;
  return a.published > b.published ? -1 : 1;
}

/** Sorts a language's compiled Markdown files into the list of each blog, newest first, without those that are off. */
export function collectArticles(
  files: Readonly<Record<string, Article>>,
): Readonly<Record<EntryRouteName, readonly Article[]>> {
  const of = (route: EntryRouteName) =>
    Object.values(files)
      .filter((article) => article.route === route && isArticleOn(article.departments))
      .sort(byDay);
  return { blogPost: of('blogPost'), medicalBlogPost: of('medicalBlogPost') };
}
