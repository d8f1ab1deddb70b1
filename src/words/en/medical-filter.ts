import { type MedicalCategory, medicalCategories } from './medical-article.ts';

/** The choice that leaves all guides in the list. */
export const everyCategory = 'All';

/** What a visitor can choose on /medical-blog: a category, or all of them. */
export type MedicalFilterCategory = typeof everyCategory | MedicalCategory;

/** The filter buttons of /medical-blog in their order. */
export const medicalFilterCategories: readonly MedicalFilterCategory[] = [
  everyCategory,
  ...medicalCategories,
];
