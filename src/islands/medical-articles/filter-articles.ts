/** What the filter looks at. A card's data in the browser has it as well as a whole article. */
export interface FilterableArticle {
  title: string;
  excerpt: string;
  tags: readonly string[];
  /** What its category is called on the page. */
  category: string;
}

export interface MedicalFilter {
  /** As typed: spaces around it and upper or lower case do not matter. */
  query: string;
  /** 'All' or a category. An unknown one matches nothing. */
  category: string;
}

/**
 * The articles that match both the search text and the category, in the order given.
 * The server and the browser both use it, so this file imports no article.
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
