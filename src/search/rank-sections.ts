import type { OpenIndex } from './open-index.ts';
import type { QueryWord } from './read-query.ts';

/** How soon a term that stands somewhere often stops counting more (the k of BM25). */
const saturation = 1.5;

/** How much it adds when a section has a second name of the same thing. */
const secondName = 0.25;

/** How much a term tells: the fewer sections have it, the more. */
function rarity(sections: number, having: number): number {
  return Math.log(1 + (sections - having + 0.5) / (having + 0.5));
}

/** How well the sections answer a query. */
export interface SectionScores {
  /** By the section's number; sections that do not answer are left out. */
  scores: ReadonlyMap<number, number>;
  /** How much each word of the query tells, in its order. */
  tells: readonly number[];
}

/** Scores the sections: the Okapi BM25 of each word, by whatever of its names stands there. */
export function rankSections(
  { sections, postingOf }: OpenIndex,
  query: readonly QueryWord[],
): SectionScores {
  const totals = new Map<number, { score: number; covered: number }>();
  const tells = query.map(({ variants }) => {
    const found = new Map<number, number>();
    for (const { term, weight } of variants) {
      const posting = postingOf(term);
      if (!posting) continue;
      for (const [at, section] of posting.sections.entries()) {
        const often = posting.weights[at] ?? 0;
        const score = (weight * often * (saturation + 1)) / (often + saturation);
        const other = found.get(section) ?? 0;
        found.set(section, Math.max(score, other) + Math.min(score, other) * secondName);
      }
    }
    // one word asks for one thing: all its names together are as rare as what they stand in
    const telling = found.size > 0 ? rarity(sections.length, found.size) : 0;
    for (const [section, score] of found) {
      const total = totals.get(section) ?? { score: 0, covered: 0 };
      const covered = total.covered + telling;
      totals.set(section, { score: total.score + score * telling, covered });
    }
    return telling;
  });
  const all = tells.reduce((sum, telling) => sum + telling, 0);
  const scores = new Map(
    [...totals].map(([section, { score, covered }]) => [section, score * (covered / all) ** 1.5]),
  );
  return { scores, tells };
}
