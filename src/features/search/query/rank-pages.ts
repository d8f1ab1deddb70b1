import { exists } from '../../../locales/places.ts';
import { placeByTable } from '../../../site/addresses.ts';
import type { Language } from '../../../site/languages.ts';
import type { RouteName } from '../../../site/routes.ts';
import { pageBoosts } from '../boosts.ts';
import type { OpenIndex } from '../index/open-index.ts';
import type { PlacedSection } from '../index/search-index.ts';
import { bestSentence, coverageOf } from './coverage.ts';
import { isSwahili } from './query-language.ts';
import { rankSections, type ScoredSection } from './rank-sections.ts';
import type { QueryWord } from './read-query.ts';

/** Pages that summarise others. */
const summaries: ReadonlySet<RouteName> = new Set(['home', 'services', 'blog', 'medicalBlog']);
/** Coverage above which the title alone answers the query, so the whole page is shown. */
const titleAnswersAbove = 0.7;
/** Maximum number of sections to score sentence by sentence. */
const maxRescored = 25;

/** Scores all sections, and boosts the best ones whose heading or one sentence covers the query. */
function scoreSections(index: OpenIndex, query: readonly QueryWord[]) {
  const { scored, idfs } = rankSections(index, query);
  const rescored = scored.slice(0, maxRescored).map(({ section, score }) => {
    const inHeading = coverageOf(index.headingTerms(section), query, idfs);
    const inSentence = bestSentence(index, section, query, idfs).covered;
    return {
      section,
      score:
        score *
        (1 +
          pageBoosts.headingCoverage * inHeading +
          pageBoosts.sentenceCoverage * inSentence ** 2),
    };
  });
  return { scored: [...rescored, ...scored.slice(maxRescored)], idfs };
}

/**
 * Returns the factor for a page's kind and language, 1 for a normal page in the wanted language.
 */
function pageFactor(
  { page, heading, language }: PlacedSection,
  reader: Language,
  asksInSwahili: boolean,
): number {
  const place = placeByTable(page.address);
  // an FAQ entry on a summary page is a full answer
  const isSummary = place && summaries.has(place.name) && !heading.endsWith('?');
  const factor = isSummary ? pageBoosts.summary : 1;
  const wanted = asksInSwahili ? 'sw' : reader;
  if (!place || language === wanted) return factor;
  if (exists({ ...place, language: wanted })) return factor * pageBoosts.translated;
  return factor * pageBoosts.otherLanguage[asksInSwahili ? 'swahiliQuery' : reader];
}

/**
 * Returns the section to show for a page: its opening if the title answers, else the best section.
 */
function pickSection(scored: readonly ScoredSection[], covered: number): ScoredSection | undefined {
  const [best] = scored;
  if (!best?.section.isOpening || covered > titleAnswersAbove) return best;
  const inner = scored[1];
  return inner && inner.score >= best.score * pageBoosts.innerSection ? inner : best;
}

/** Returns the sections to show for a query, best first: one per page, then further ones. */
export function rankPages(
  index: OpenIndex,
  query: readonly QueryWord[],
  reader: Language,
): { sections: PlacedSection[]; idfs: readonly number[] } {
  const asksInSwahili = isSwahili(query.map(({ word }) => word));
  const { scored: all, idfs } = scoreSections(index, query);
  const pages = new Map<string, ScoredSection[]>();
  for (const each of all) {
    const { address } = each.section.page;
    pages.set(address, [...(pages.get(address) ?? []), each]);
  }
  const ranked = [...pages.values()].flatMap((sections) => {
    const [sample] = sections;
    if (!sample) return [];
    const covered = coverageOf(index.titleTerms(sample.section), query, idfs);
    const scored = sections
      .map(({ section, score }) => ({
        section,
        score:
          index.isCommonHeading(section) && covered === 0
            ? score * pageBoosts.commonHeading
            : score,
      }))
      .sort((a, b) => b.score - a.score);
    const [first = sample] = scored;
    const shown = pickSection(scored, covered) ?? first;
    const sum = pageBoosts.furtherSections.reduce(
      (total, factor, at) => total + factor * (scored[at + 1]?.score ?? 0),
      first.score,
    );
    const score =
      sum *
      (1 + pageBoosts.titleCoverage * covered) *
      pageFactor(first.section, reader, asksInSwahili);
    const next = scored.filter(({ section }) => section !== shown.section);
    return [{ shown: shown.section, score, next }];
  });
  ranked.sort((a, b) => b.score - a.score);
  const rest = ranked
    .flatMap(({ next }) => next.filter(({ section }) => !section.isOpening).slice(0, 2))
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
  return { sections: [...ranked.map(({ shown }) => shown), ...rest], idfs };
}
