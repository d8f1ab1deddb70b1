/** What the filter looks at. A card's data in the browser has it as well as a whole article. */
interface FilterableArticle {
  title: string;
  excerpt: string;
  tags: readonly string[];
  category: string;
}

interface MedicalFilter {
  /** As typed: spaces around it and upper or lower case do not matter. */
  query: string;
  /** `everyCategory` or a category. An unknown one matches nothing. */
  category: string;
}

/**
 * The articles that match both the search text and the category, in the order given.
 * `everyCategory` is what the language calls the choice of all. The server and the browser both use
 * it, so this file imports no article.
 */
export function filterMedicalArticles<T extends FilterableArticle>(
  articles: readonly T[],
  { query, category }: MedicalFilter,
  everyCategory: string,
): readonly T[] {
  const wanted = query.trim().toLowerCase();

  return articles.filter(
    (article) =>
      (category === everyCategory || category === article.category) &&
      [article.title, article.excerpt, ...article.tags].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
