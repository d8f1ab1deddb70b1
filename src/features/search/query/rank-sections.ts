import type { OpenIndex } from '../index/open-index.ts';
import type { PlacedSection } from '../index/search-index.ts';
import type { QueryWord } from './read-query.ts';

/** A section with its score for a query. */
export interface ScoredSection {
  section: PlacedSection;
  score: number;
}

/** Inverse document frequency, as in BM25: higher if fewer sections have the word. */
const idfOf = (total: number, matching: number) =>
  Math.log(1 + (total - matching + 0.5) / (matching + 0.5));

/**
 * Scores the sections with MiniSearch, one query word at a time, so that the variants of a word
 * count as one. `idfs` has the inverse document frequency of each query word, in order.
 */
export function rankSections(
  { sections, terms }: OpenIndex,
  query: readonly QueryWord[],
): { scored: ScoredSection[]; idfs: readonly number[] } {
  const totals = new Map<number, { score: number; covered: number }>();
  const idfs = query.map(({ variants }) => {
    const queries = variants.map(({ term, weight }) => ({
      queries: [term],
      boostTerm: () => weight,
    }));
    const found = terms.search({ combineWith: 'OR', queries });
    const idf = found.length > 0 ? idfOf(sections.length, found.length) : 0;
    for (const { id, score, queryTerms } of found) {
      const { score: other, covered } = totals.get(Number(id)) ?? { score: 0, covered: 0 };
      // MiniSearch multiplies by the number of matched terms, which here are variants of one word
      const total = other + score / queryTerms.length;
      totals.set(Number(id), { score: total, covered: covered + idf });
    }
    return idf;
  });
  const maxCovered = idfs.reduce((sum, idf) => sum + idf, 0);
  const scored = [...totals].flatMap(([id, { score, covered }]) => {
    const section = sections[id];
    return section ? [{ section, score: score * (covered / maxCovered) ** 1.5 }] : [];
  });
  return { scored: scored.sort((a, b) => b.score - a.score), idfs };
}
