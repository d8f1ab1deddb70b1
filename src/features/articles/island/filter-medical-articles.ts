/**
 * The fields that the filter reads. Articles on the server and card data in the browser have them.
 */
interface FilterableArticle {
  title: string;
  excerpt: string;
  tags: readonly string[];
  category: string;
}

interface MedicalFilter {
  /** As typed. Outer white space and case are ignored. */
  query: string;
  /** `everyCategory` or a category. An unknown one matches nothing. */
  category: string;
}

/**
 * Returns the articles that match both the search text and the category, in the given order.
 * `everyCategory` is the label of the choice "all". This file is in the browser bundle, so it
 * imports no articles.
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
