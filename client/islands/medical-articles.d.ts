import type { ArticleSummary } from '../../src/markup/article-card.tsx';

interface MedicalArticlesIslandProps {
  /** The path of the list, to which the filter's query is added. */
  path: string;
  articles: readonly (ArticleSummary & {
    tags: readonly string[];
  })[];
  query: string;
  category: string;
}
/**
 * The guides filtered as one types (spec sections 2 and 5), by the same function as the server's.
 * The address follows, so that a filtered list can be shared and Back undoes a choice.
 */
export declare function MedicalArticlesIsland(
  props: MedicalArticlesIslandProps,
): import('react').JSX.Element;
