import { placeByTable } from '../addresses.ts';
import type { Language } from '../languages.ts';
import { exists } from '../places.ts';
import type { RouteName } from '../routes.ts';
import { bestSentence } from './best-sentence.ts';
import { coverageOf } from './coverage.ts';
import type { OpenIndex, PlacedSection } from './open-index.ts';
import { isSwahili } from './query-language.ts';
import { rankSections } from './rank-sections.ts';
import type { QueryWord } from './read-query.ts';

/**
 * Weight of pages in the other language: for English readers, for Swahili readers (whose answer is
 * mostly on an English page), and for queries in Swahili.
 */
const otherLanguage = { en: 0.5, sw: 0.85, swahiliQuery: 0.5 } as const;
/** Pages that sum up others: what they say stands there in full. */
const summaries: ReadonlySet<RouteName> = new Set(['home', 'services', 'blog', 'medicalBlog']);
const summaryShare = 0.6;
/** What 'Opening hours' of a department count for who did not ask for that department. */
const everywhereShare = 0.8;
/** What a page counts that the reader's language has too. */
const translatedShare = 0.4;
/** A title says all where the words are there, by whatever name. */
const wholly = 0.7;
/** How much a title that says it all adds. */
const titleBonus = 0.6;
/** How much the next sections of a page add to its best. */
const further = [0.2, 0.1, 0.1] as const;
/** A section stands for its page as long as it answers so well beside the page's opening. */
const nearlyAsGood = 0.6;

/** How much it adds when the headings, or one sentence, say what the query says. */
const headingBonus = 0.4;
const sentenceBonus = 0.6;
/** So many sections are read sentence by sentence. */
const mostRead = 25;

interface ScoredSection {
  section: PlacedSection;
  score: number;
}

/** The best sections of all, those first in which the words of the query stand together. */
function scoreSections(index: OpenIndex, query: readonly QueryWord[]) {
  const { scores, tells } = rankSections(index, query);
  const scored = [...scores]
    .flatMap(([at, score]): ScoredSection[] => {
      const section = index.sections[at];
      return section ? [{ section, score }] : [];
    })
    .sort((a, b) => b.score - a.score);
  const read = scored.slice(0, mostRead).map(({ section, score }) => {
    const inHeading = coverageOf(index.headingTerms(section), query, tells);
    const together = bestSentence(index, section, query, tells).covered;
    return {
      section,
      score: score * (1 + headingBonus * inHeading + sentenceBonus * together ** 2),
    };
  });
  return { scored: [...read, ...scored.slice(mostRead)], tells };
}

function shareOf(
  { page, heading, language }: PlacedSection,
  reader: Language,
  asksInSwahili: boolean,
): number {
  const place = placeByTable(page.address);
  // a question is answered where it stands
  const sumsUp = place && summaries.has(place.name) && !heading.endsWith('?');
  const share = sumsUp ? summaryShare : 1;
  const wanted = asksInSwahili ? 'sw' : reader;
  if (!place || language === wanted) return share;
  if (exists({ ...place, language: wanted })) return share * translatedShare;
  return share * otherLanguage[asksInSwahili ? 'swahiliQuery' : reader];
}

/** The section of a page to show: the whole page where its title says all, else what answers. */
function bestOf(scored: readonly ScoredSection[], covered: number): ScoredSection | undefined {
  const [best] = scored;
  if (!best?.section.isOpening || covered > wholly) return best;
  const inner = scored[1];
  return inner && inner.score >= best.score * nearlyAsGood ? inner : best;
}

/** The sections to show for a query, best first: one of each page, then further ones. */
export function rankPages(
  index: OpenIndex,
  query: readonly QueryWord[],
  reader: Language,
): { sections: PlacedSection[]; tells: readonly number[] } {
  const asksInSwahili = isSwahili(query.map(({ word }) => word));
  const { scored: all, tells } = scoreSections(index, query);
  const pages = new Map<string, ScoredSection[]>();
  for (const each of all) {
    const { address } = each.section.page;
    pages.set(address, [...(pages.get(address) ?? []), each]);
  }
  const ranked = [...pages.values()].flatMap((sections) => {
    const [any] = sections;
    if (!any) return [];
    const covered = coverageOf(index.titleTerms(any.section), query, tells);
    const scored = sections
      .map(({ section, score }) => ({
        section,
        score: section.isEverywhere && covered === 0 ? score * everywhereShare : score,
      }))
      .sort((a, b) => b.score - a.score);
    const [first = any] = scored;
    const shown = bestOf(scored, covered) ?? first;
    const sum = further.reduce(
      (total, share, index) => total + share * (scored[index + 1]?.score ?? 0),
      first.score,
    );
    const score = sum * (1 + titleBonus * covered) * shareOf(first.section, reader, asksInSwahili);
    const next = scored.filter(({ section }) => section !== shown.section);
    return [{ shown: shown.section, score, next }];
  });
  ranked.sort((a, b) => b.score - a.score);
  const rest = ranked
    .flatMap(({ next }) => next.filter(({ section }) => !section.isOpening).slice(0, 2))
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
  return { sections: [...ranked.map(({ shown }) => shown), ...rest], tells };
}
