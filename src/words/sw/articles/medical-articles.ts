import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

export { searchLabel } from '../features/search/search-label.ts';
export { newTab } from '../frame/new-tab.ts';
/** Texts of the guide filter, which runs in the browser. */
export * from './article-card.ts';
export { everyCategory, medicalFilterCategories } from './article-categories.ts';
export { medicalBlogPage } from './articles-pages.ts';

export const callUs = `Piga ${site.phone}`;

/** Says how many guides there are, in words that fit any number. */
export const guidesFound: WordsOf<'medicalArticles'>['guidesFound'] = (count) =>
  `Miongozo iliyopatikana: ${count}`;
