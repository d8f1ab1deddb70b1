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

/** Pages that sum up others, which say it in full. */
const summaries: ReadonlySet<RouteName> = new Set(['home', 'services', 'blog', 'medicalBlog']);
/** A title says all if the words are in it, by whatever name. */
const wholly = 0.7;
/** So many sections are read sentence by sentence. */
const mostRead = 25;

/** The best sections of all, those first in which the words of the query stand together. */
function scoreSections(index: OpenIndex, query: readonly QueryWord[]) {
  const { scored, tells } = rankSections(index, query);
  const read = scored.slice(0, mostRead).map(({ section, score }) => {
    const inHeading = coverageOf(index.headingTerms(section), query, tells);
    const together = bestSentence(index, section, query, tells).covered;
    return {
      section,
      score:
        score *
        (1 + pageBoosts.saidByHeading * inHeading + pageBoosts.saidBySentence * together ** 2),
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
  const share = sumsUp ? pageBoosts.summary : 1;
  const wanted = asksInSwahili ? 'sw' : reader;
  if (!place || language === wanted) return share;
  if (exists({ ...place, language: wanted })) return share * pageBoosts.translated;
  return share * pageBoosts.other[asksInSwahili ? 'swahiliQuery' : reader];
}

/** The section of a page to show: the whole page where its title says all, else what answers. */
function bestOf(scored: readonly ScoredSection[], covered: number): ScoredSection | undefined {
  const [best] = scored;
  if (!best?.section.isOpening || covered > wholly) return best;
  const inner = scored[1];
  return inner && inner.score >= best.score * pageBoosts.besideOpening ? inner : best;
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
        score:
          index.isEverywhere(section) && covered === 0
            ? score * pageBoosts.headingEverywhere
            : score,
      }))
      .sort((a, b) => b.score - a.score);
    const [first = any] = scored;
    const shown = bestOf(scored, covered) ?? first;
    const sum = pageBoosts.further.reduce(
      (total, share, at) => total + share * (scored[at + 1]?.score ?? 0),
      first.score,
    );
    const score =
      sum * (1 + pageBoosts.saidByTitle * covered) * shareOf(first.section, reader, asksInSwahili);
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
