import { site } from '../../../facts/hospital/site.ts';

export { searchLabel } from '../features/search/search-label.ts';
export { newTab } from '../frame/new-tab.ts';
/** Texts of the guide filter, which runs in the browser. */
export * from './article-card.ts';
export { everyCategory, medicalFilterCategories } from './article-categories.ts';
export { medicalBlogPage } from './articles-pages.ts';

export const callUs = `Call ${site.phone}`;

/** Returns the line that says how many guides a search found. */
export function guidesFound(count: number): string {
  return `${count} ${count === 1 ? 'guide' : 'guides'} found`;
}
