import { articleCategories } from '../../facts/media/article-categories.ts';
import { type EntryRouteName, isArticleOn } from '../../site/routes.ts';
import type { Article } from './article.ts';

function byDay(a: Article, b: Article): number {
  if (a.published === b.published) return a.id < b.id ? -1 : 1;
  return a.published > b.published ? -1 : 1;
}

function byCategory(a: Article, b: Article): number {
  const order: readonly string[] = articleCategories[a.route];
  return order.indexOf(a.category) - order.indexOf(b.category) || byDay(a, b);
}

/** Order of each blog's list: posts newest first, guides by category. */
const orders: Readonly<Record<EntryRouteName, (a: Article, b: Article) => number>> = {
  blogPost: byDay,
  medicalBlogPost: byCategory,
};

/** Sorts a language's compiled Markdown files into the list of each blog, without those that are off. */
export function collectArticles(
  files: Readonly<Record<string, Article>>,
): Readonly<Record<EntryRouteName, readonly Article[]>> {
  const of = (route: EntryRouteName) =>
    Object.values(files)
      .filter((article) => article.route === route && isArticleOn(article.departments))
      .sort(orders[route]);
  return { blogPost: of('blogPost'), medicalBlogPost: of('medicalBlogPost') };
}
