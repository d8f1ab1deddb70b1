import type { Postings } from './postings.ts';
import type { QueryWord } from './read-query.ts';

/** How soon a term that stands somewhere often stops counting more (the k of BM25). */
const saturation = 1.5;

/** How much a term tells: the fewer sections have it, the more. */
function rarity(sections: number, having: number): number {
  return Math.log(1 + (sections - having + 0.5) / (having + 0.5));
}

/** How well each section answers a query, by its number; sections that do not answer are left out. */
export function rankSections(
  { sections, terms }: Postings,
  query: readonly QueryWord[],
): Map<number, number> {
  const totals = new Map<number, { score: number; covered: number }>();
  let all = 0;
  for (const { variants } of query) {
    const best = new Map<number, number>();
    let rarest = 0;
    for (const { term, weight } of variants) {
      const posting = terms.get(term);
      if (!posting) continue;
      const tells = rarity(sections.length, posting.sections.length);
      rarest = Math.max(rarest, tells * weight);
      for (const [at, section] of posting.sections.entries()) {
        const often = posting.weights[at] ?? 0;
        const score = (weight * tells * often * (saturation + 1)) / (often + saturation);
        if (score > (best.get(section) ?? 0)) best.set(section, score);
      }
    }
    // a word that stands nowhere tells nothing, but its absence from the site is no section's fault
    all += rarest;
    for (const [section, score] of best) {
      const total = totals.get(section) ?? { score: 0, covered: 0 };
      totals.set(section, { score: total.score + score, covered: total.covered + rarest });
    }
  }
  return new Map(
    [...totals].map(([section, { score, covered }]) => [section, score * (covered / all) ** 1.5]),
  );
}
