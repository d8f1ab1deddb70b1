import type { PictureName } from './pictures.ts';

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
export interface MedicalArticle {
  /** The slug in /medical-blog/{id}. */
  id: string;
  title: string;
  /** For the tab and search results, at most 28 characters, so that the hospital's name fits. */
  headTitle: string;
  /** 70 to 160 characters; also the description in the head. */
  excerpt: string;
  /**
   * Paragraphs separated by a blank line. A paragraph wholly in `**…**` is a heading, `**…**`
   * within one is strong, lines that start with `- ` are a list, with `1. `, `2. ` numbered steps.
   */
  content: string;
  /** ISO 8601 day. */
  date: string;
  /** ISO 8601 day of the last change to what it says; absent while nothing has changed. */
  modified?: string;
  readTime: string;
  image: PictureName;
  category: MedicalCategory;
  tags: readonly string[];
  author: string;
  seoKeywords: readonly string[];
  sources: readonly string[];
  /** When to seek care at once: short signs, shown in a box with the emergency number. */
  urgentSigns: readonly string[];
}
