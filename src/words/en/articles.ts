import type { Article } from '../article.ts';
import { collectArticles } from '../collect-articles.ts';

/** The articles of both blogs by route; each is one Markdown file under articles/. */
export const articles = collectArticles(
  import.meta.glob<Article>('./articles/*/*.md', { eager: true, import: 'default' }),
);
