import type { BlogArticle } from '../content/blog-article.ts';
import type { MedicalArticle } from '../content/medical-article.ts';
import type { ArticleSummary } from '../markup/article-card.tsx';
import { href } from '../routes.ts';
import { pictureSource } from './picture.tsx';

function summary(article: BlogArticle | MedicalArticle, address: string): ArticleSummary {
  const { title, excerpt, category, date, readTime, image } = article;
  return { title, excerpt, category, date, readTime, address, picture: pictureSource(image) };
}

/** The card of an article of /blog. */
export function blogSummary(article: BlogArticle): ArticleSummary {
  return summary(article, href('blogPost', article.id));
}

/** The card of a guide of /medical-blog. */
export function medicalSummary(
  article: MedicalArticle,
): ArticleSummary & { tags: readonly string[] } {
  const { author, tags } = article;
  return { ...summary(article, href('medicalBlogPost', article.id)), author, tags };
}
