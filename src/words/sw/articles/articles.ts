import type { Article } from '../../articles/article.ts';
import { collectArticles } from '../../articles/collect-articles.ts';

/** The articles of both blogs by route; each is a Markdown file below this folder. */
export const articles = collectArticles(
  import.meta.glob<Article>('.//*/*.md', { eager: true, import: 'default' }),
);
