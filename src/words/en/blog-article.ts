import type { ArticleHead } from './article-head.ts';

export const blogCategories = [
  'Health Tips',
  'Dental Care',
  'Maternity',
  'Pediatric Care',
  'COVID-19',
] as const;

/** An article of /blog (spec section 3). */
export interface BlogArticle extends ArticleHead {
  /** 1 to 6, as in /blog/{id}. */
  id: number;
  category: (typeof blogCategories)[number];
  /** Paragraphs, written as `MedicalArticle.content` says. */
  content: readonly string[];
  keywords: readonly string[];
}
