import { useLanguage, useWords } from '../../components/locale.tsx';
import { pictureSource } from '../../components/pictures/picture.tsx';
import { hrefIn } from '../../site/addresses.ts';
import type { Article } from '../../words/articles/article.ts';
import type { ArticleSummary } from './article-card.tsx';

/** Returns a function that makes an article's card data in the page's language. */
export function useArticleSummary(): (article: Article) => ArticleSummary {
  const href = hrefIn(useLanguage());
  const { categoryLabels } = useWords('articleCategories');
  const { readTime } = useWords('articlesPages');
  return ({ route, id, title, excerpt, category, published, minutes, picture }) => ({
    title,
    excerpt,
    category: categoryLabels[category],
    date: published,
    readTime: readTime(minutes),
    address: href(route, id),
    picture: pictureSource(picture),
  });
}
