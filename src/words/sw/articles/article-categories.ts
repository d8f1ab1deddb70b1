import {
  type ArticleCategory,
  articleCategories,
} from '../../../facts/media/article-categories.ts';

/**
 * Name of each category. On /sw/medical-blog it is also the value of `?category=`, so renaming one
 * breaks shared links.
 */
export const categoryLabels = {
  'health-tips': 'Ushauri wa afya',
  'dental-care': 'Meno',
  maternity: 'Uzazi',
  'pediatric-care': 'Afya ya watoto',
  'covid-19': 'COVID-19',
  pediatrics: 'Watoto',
  'emergency-care': 'Dharura',
  'chronic-care': 'Magonjwa ya muda mrefu',
  'mental-health': 'Afya ya akili',
} as const satisfies Record<ArticleCategory, string>;

/** The option without a filter. */
export const everyCategory = 'Yote';

/** The filter buttons of /sw/medical-blog, in order. */
export const medicalFilterCategories: readonly string[] = [
  everyCategory,
  ...articleCategories.medicalBlogPost.map((category) => categoryLabels[category]),
];
