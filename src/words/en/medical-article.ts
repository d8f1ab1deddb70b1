import type { ArticleHead } from './article-head.ts';

/** 'All' is a filter, not a category of an article (spec section 9). */
export const medicalCategories = [
  'Maternity',
  'Pediatrics',
  'Emergency Care',
  'Chronic Care',
  'Mental Health',
] as const;

export type MedicalCategory = (typeof medicalCategories)[number];

/** An article of /medical-blog (spec section 3). */
export interface MedicalArticle extends ArticleHead {
  /** The slug in /medical-blog/{id}. */
  id: string;
  category: MedicalCategory;
  /**
   * Paragraphs separated by a blank line. A paragraph wholly in `**…**` is a heading, `**…**`
   * within one is strong, `[…](/path#id)` is a link on this site, lines that start with `- ` are a
   * list, with `1. `, `2. ` numbered steps.
   */
  content: string;
  tags: readonly string[];
  seoKeywords: readonly string[];
}
