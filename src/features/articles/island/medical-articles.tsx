import { useEffect, useRef, useState } from 'react';
import type { WordsOf } from '../../../words/words-of.ts';
import type { ArticleSummary } from '../article-card.tsx';
import { filterMedicalArticles } from './filter-medical-articles.ts';
import { MedicalArticlesMarkup } from './medical-articles-markup.tsx';

interface MedicalArticlesIslandProps {
  /** Path of the list, without a query. */
  path: string;
  /** Path of the site search. */
  searchPath: string;
  articles: readonly (ArticleSummary & { tags: readonly string[] })[];
  query: string;
  category: string;
  words: WordsOf<'medicalArticles'>;
}

/** Returns the filter in the page's URL. The server reads the same parameters. */
function filterFromUrl(everyCategory: string) {
  const parameters = new URLSearchParams(location.search);
  return {
    query: parameters.get('q') ?? '',
    category: parameters.get('category') || everyCategory,
  };
}

/** Makes the language switch of the header keep the filter. */
function keepInLanguageSwitch(search: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] > a')) {
    link.search = search;
  }
}

/**
 * The guides, filtered while the visitor types, with the same function as on the server. The URL is
 * updated, so that a filtered list can be shared and Back undoes a category.
 */
export function MedicalArticlesIsland(props: MedicalArticlesIslandProps) {
  const { path, articles, words } = props;
  const { everyCategory } = words;
  const [filter, setFilter] = useState({ query: props.query, category: props.category });
  const searchBox = useRef<HTMLInputElement>(null);

  function updateFilter(next: typeof filter, historyMethod: 'pushState' | 'replaceState') {
    setFilter(next);
    const parameters = new URLSearchParams();
    if (next.query.trim()) parameters.set('q', next.query.trim());
    if (next.category !== everyCategory) parameters.set('category', next.category);
    const search = parameters.toString();
    history[historyMethod](null, '', search ? `${path}?${search}` : path);
    keepInLanguageSwitch(search);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const typed = searchBox.current?.value ?? '';
    if (typed !== filter.query) updateFilter({ ...filter, query: typed }, 'replaceState');
    const restoreFilter = () => {
      const next = filterFromUrl(everyCategory);
      setFilter(next);
      keepInLanguageSwitch(location.search);
      if (searchBox.current) searchBox.current.value = next.query;
    };
    window.addEventListener('popstate', restoreFilter);
    return () => window.removeEventListener('popstate', restoreFilter);
  }, []);

  return (
    <MedicalArticlesMarkup
      path={path}
      searchPath={props.searchPath}
      words={words}
      found={filterMedicalArticles(articles, filter, everyCategory)}
      query={filter.query}
      category={filter.category}
      searchBox={searchBox}
      // typing adds no history entry; choosing a category does
      onQuery={(query) => updateFilter({ ...filter, query }, 'replaceState')}
      onCategory={(category) => updateFilter({ ...filter, category }, 'pushState')}
    />
  );
}
