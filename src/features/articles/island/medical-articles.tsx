import { useEffect, useRef, useState } from 'react';
import type { WordsOf } from '../../../words/words-of.ts';
import type { ArticleSummary } from '../article-card.tsx';
import { filterMedicalArticles } from './filter-medical-articles.ts';
import { MedicalArticlesMarkup } from './medical-articles-markup.tsx';

export interface MedicalArticlesIslandProps {
  /** The path of the list, to which the filter's query is added. */
  path: string;
  /** The path of the search of the whole site. */
  searchPath: string;
  articles: readonly (ArticleSummary & { tags: readonly string[] })[];
  query: string;
  category: string;
  words: WordsOf<'medicalArticles'>;
}

/** The filter that the address holds; the server reads the same parameters. */
function filterOfAddress(everyCategory: string) {
  const parameters = new URLSearchParams(location.search);
  return {
    query: parameters.get('q') ?? '',
    category: parameters.get('category') || everyCategory,
  };
}

/**
 * The guides filtered as one types, by the same function as the server's.
 * The address follows, so that a filtered list can be shared and Back undoes a choice.
 */
export function MedicalArticlesIsland(props: MedicalArticlesIslandProps) {
  const { path, articles, words } = props;
  const { everyCategory } = words;
  const [filter, setFilter] = useState({ query: props.query, category: props.category });
  const searchBox = useRef<HTMLInputElement>(null);

  function follow(next: typeof filter, step: 'pushState' | 'replaceState') {
    setFilter(next);
    const parameters = new URLSearchParams();
    if (next.query.trim()) parameters.set('q', next.query.trim());
    if (next.category !== everyCategory) parameters.set('category', next.category);
    const search = parameters.toString();
    history[step](null, '', search ? `${path}?${search}` : path);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the code arrives
  useEffect(() => {
    const typed = searchBox.current?.value ?? '';
    if (typed !== filter.query) follow({ ...filter, query: typed }, 'replaceState');
    const followHistory = () => {
      const next = filterOfAddress(everyCategory);
      setFilter(next);
      if (searchBox.current) searchBox.current.value = next.query;
    };
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
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
      // a letter is no step of its own for Back; a choice of category is
      onQuery={(query) => follow({ ...filter, query }, 'replaceState')}
      onCategory={(category) => follow({ ...filter, category }, 'pushState')}
    />
  );
}
