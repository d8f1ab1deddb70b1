import { type MedicalCategory, medicalCategories } from './medical-article.ts';

/** What a visitor can choose on /medical-blog: a category, or 'All' of them. */
export type MedicalFilterCategory = 'All' | MedicalCategory;

/** The filter buttons of /medical-blog in their order (spec section 9). */
export const medicalFilterCategories: readonly MedicalFilterCategory[] = [
  'All',
  ...medicalCategories,
];

/** What the filter looks at. A card's data in the browser has it as well as a whole article. */
export interface FilterableArticle {
  title: string;
  excerpt: string;
  tags: readonly string[];
  category: string;
}

export interface MedicalFilter {
  /** As typed: spaces around it and upper or lower case do not matter. */
  query: string;
  /** 'All' or a category. An unknown one matches nothing. */
  category: string;
}

/**
 * The articles that match both the search text and the category, in the order given
 * (spec section 5). The server and the browser both use it, so this file imports no article.
 */
export function filterMedicalArticles<T extends FilterableArticle>(
  articles: readonly T[],
  { query, category }: MedicalFilter,
): readonly T[] {
  const wanted = query.trim().toLowerCase();

  return articles.filter(
    (article) =>
      (category === 'All' || category === article.category) &&
      [article.title, article.excerpt, ...article.tags].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
