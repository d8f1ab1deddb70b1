import type { EntryRouteName } from '../../routes.ts';
import type { EntryHead } from '../head.ts';
import { blogArticles } from './blog.ts';
import { medicalArticles } from './medical-blog.ts';

/** What the heads say of the articles behind each `:postId`. */
export const entries: Readonly<Record<EntryRouteName, readonly EntryHead[]>> = {
  blogPost: blogArticles.map((article) => ({
    id: String(article.id),
    label: article.title,
    title: article.headTitle,
    description: article.excerpt,
    keywords: article.keywords,
    picture: article.image,
    published: article.date,
    modified: article.modified ?? article.date,
  })),
  medicalBlogPost: medicalArticles.map((article) => ({
    id: article.id,
    label: article.title,
    title: article.headTitle,
    description: article.excerpt,
    keywords: article.seoKeywords,
    picture: article.image,
    published: article.date,
    modified: article.modified ?? article.date,
  })),
};
