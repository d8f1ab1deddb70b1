import type { Article } from '../../../models/article.ts';
import { collectArticles } from '../../../models/collect-articles.ts';

/** The articles of both blogs by route; each is a Markdown file below this folder. */
export const articles = collectArticles(
  import.meta.glob<Article>('.//*/*.md', { eager: true, import: 'default' }),
);
