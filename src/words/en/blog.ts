import { article1 } from './blog/article-1.ts';
import { article2 } from './blog/article-2.ts';
import { article3 } from './blog/article-3.ts';
import { article4 } from './blog/article-4.ts';
import { article5 } from './blog/article-5.ts';
import { article6 } from './blog/article-6.ts';
import type { BlogArticle } from './blog-article.ts';

/** The six articles of /blog, 1 to 6 (spec sections 2 and 3). */
export const blogArticles: readonly BlogArticle[] = [
  article1,
  article2,
  article3,
  article4,
  article5,
  article6,
];

/** The article of /blog/{id}; only its own spelling counts, so '01' and '1.0' find nothing. */
export function findBlogArticle(id: string): BlogArticle | undefined {
  return blogArticles.find((article) => String(article.id) === id);
}

const relatedLimit = 3;

/** Up to three others of the same category, shown below an article (spec section 2). */
export function relatedBlogArticles(article: BlogArticle): readonly BlogArticle[] {
  return blogArticles
    .filter((other) => other.category === article.category && other.id !== article.id)
    .slice(0, relatedLimit);
}
