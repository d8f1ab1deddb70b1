import type { EntryRouteName } from '../../site/routes.ts';

/** Categories of each blog, in order. */
export const articleCategories = {
  blogPost: ['health-tips', 'dental-care', 'maternity', 'pediatric-care', 'covid-19'],
  medicalBlogPost: ['maternity', 'pediatrics', 'emergency-care', 'chronic-care', 'mental-health'],
} as const satisfies Record<EntryRouteName, readonly string[]>;

export type ArticleCategory = (typeof articleCategories)[EntryRouteName][number];

/** Categories whose readers may be in danger now; their articles start with the emergency number. */
export const emergencyCategories: ReadonlySet<ArticleCategory> = new Set(['emergency-care']);
