import { type PersonKey, people } from '../../facts/people.ts';
import type { Href } from '../../places.ts';
import type { BlogArticle } from '../../words/en/blog-article.ts';
import type { MedicalArticle } from '../../words/en/medical-article.ts';
import { pictureSource } from '../picture.tsx';
import type { ArticleSummary } from './article-card.tsx';

function summary(article: BlogArticle | MedicalArticle, address: string): ArticleSummary {
  const { title, excerpt, category, date, readTime, image } = article;
  return { title, excerpt, category, date, readTime, address, picture: pictureSource(image) };
}

/** The card of an article of /blog. */
export function blogSummary(article: BlogArticle, href: Href): ArticleSummary {
  return summary(article, href('blogPost', article.id));
}

/** The card of a guide of /medical-blog. */
export function medicalSummary(
  article: MedicalArticle,
  href: Href,
  roles: Readonly<Record<PersonKey, string>>,
): ArticleSummary & { tags: readonly string[] } {
  const address = href('medicalBlogPost', article.id);
  return {
    ...summary(article, address),
    author: `${people[article.author].name}, ${roles[article.author]}`,
    tags: article.tags,
  };
}
