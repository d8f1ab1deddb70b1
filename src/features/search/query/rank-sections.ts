import type { OpenIndex } from '../index/open-index.ts';
import type { PlacedSection } from '../index/search-index.ts';
import type { QueryWord } from './read-query.ts';

/** A section with how well it answers. */
export interface ScoredSection {
  section: PlacedSection;
  score: number;
}

/** How much a word tells: the fewer sections have it, the more (the idf of BM25). */
const rarity = (all: number, having: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/**
 * Scores the sections with MiniSearch, word by word, by whatever of its names a section has.
 * `tells` is how much each word tells, in the order of the query.
 */
export function rankSections(
  { sections, terms }: OpenIndex,
  query: readonly QueryWord[],
): { scored: ScoredSection[]; tells: readonly number[] } {
  const totals = new Map<number, { score: number; covered: number }>();
  const tells = query.map(({ variants }) => {
    const queries = variants.map(({ term, weight }) => ({
      queries: [term],
      boostTerm: () => weight,
    }));
    const found = terms.search({ combineWith: 'OR', queries });
    const telling = found.length > 0 ? rarity(sections.length, found.length) : 0;
    for (const { id, score, queryTerms } of found) {
      const { score: other, covered } = totals.get(Number(id)) ?? { score: 0, covered: 0 };
      // MiniSearch multiplies by the number of terms, which here are names of one thing
      const total = other + score / queryTerms.length;
      totals.set(Number(id), { score: total, covered: covered + telling });
    }
    return telling;
  });
  const all = tells.reduce((sum, telling) => sum + telling, 0);
  const scored = [...totals].flatMap(([id, { score, covered }]) => {
    const section = sections[id];
    return section ? [{ section, score: score * (covered / all) ** 1.5 }] : [];
  });
  return { scored: scored.sort((a, b) => b.score - a.score), tells };
}
