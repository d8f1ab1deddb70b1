import {
  type ArticleCategory,
  articleCategories,
} from '../../../facts/media/article-categories.ts';

/**
 * Name of each category. On /medical-blog it is also the value of `?category=`, so renaming one
 * breaks shared links.
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

/** The option without a filter. */
export const everyCategory = 'All';

/** The filter buttons of /medical-blog, in order. */
export const medicalFilterCategories: readonly string[] = [
  everyCategory,
  ...articleCategories.medicalBlogPost.map((category) => categoryLabels[category]),
];
