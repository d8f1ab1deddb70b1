import type { PictureName } from './pictures.ts';

export const blogCategories = [
  'Health Tips',
  'Dental Care',
  'Maternity',
  'Pediatric Care',
  'COVID-19',
] as const;

/** An article of /blog (spec section 3). A paragraph wholly in `**…**` is a subheading. */
export interface BlogArticle {
  /** 1 to 6, as in /blog/{id}. */
  id: number;
  title: string;
  /** For the tab and search results, at most 28 characters, so that the hospital's name fits. */
  headTitle: string;
  /** 70 to 160 characters; also the card's text and the description in the head. */
  excerpt: string;
  /** ISO 8601 day, shown as text. */
  date: string;
  /** ISO 8601 day of the last change to what it says; absent while nothing has changed. */
  modified?: string;
  readTime: string;
  image: PictureName;
  category: (typeof blogCategories)[number];
  content: readonly string[];
  author: string;
  authorTitle: string;
  keywords: readonly string[];
  sources: readonly string[];
  /** When to seek care at once: short signs, shown in a box with the emergency number. */
  urgentSigns: readonly string[];
}
