import {
  type ArticleCategory,
  articleCategories,
} from '../../../facts/media/article-categories.ts';

/**
 * What each category is called on pages; on /medical-blog its name is also the value of
 * `?category=` in addresses that people have shared.
 */
export const categoryLabels = {
  'health-tips': 'Health Tips',
  'dental-care': 'Dental Care',
  maternity: 'Maternity',
  'pediatric-care': 'Pediatric Care',
  'covid-19': 'COVID-19',
  pediatrics: 'Pediatrics',
  'emergency-care': 'Emergency Care',
  'chronic-care': 'Chronic Care',
  'mental-health': 'Mental Health',
} as const satisfies Record<ArticleCategory, string>;

/** The choice that filters nothing. */
export const everyCategory = 'All';

/** The filter buttons of /medical-blog in their order. */
export const medicalFilterCategories: readonly string[] = [
  everyCategory,
  ...articleCategories.medicalBlogPost.map((category) => categoryLabels[category]),
];
