import { placeByTable } from '../../../site/addresses.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SearchConcept } from '../../../words/features/search-words.ts';
import { nameFields, pageBoosts } from '../boosts.ts';
import type { OpenIndex, PlacedSection } from '../index/open-index.ts';
import { termOfConcept } from '../index/terms.ts';
import { coverageOf, termsIn } from './coverage.ts';
import type { QueryWord } from './read-query.ts';
import { rarity } from './score-sections.ts';

/** Pages that summarise others. */
const summaries: ReadonlySet<RouteName> = new Set(['home', 'services', 'blog', 'medicalBlog']);
/** Coverage above which the title alone answers the query, so the whole page is shown. */
const titleAnswersAbove = 0.7;
/** Minimum coverage of a query by a section that is shown, if the query names a subject of the site or not. */
const minCoverage = { ofSubject: 0.5, ofOthers: 0.6 } as const;

/** Scores the sections that have a word of the query, best first. */
function scoreSections({ sections }: OpenIndex, query: readonly QueryWord[]) {
  const total = query.reduce((sum, { idf }) => sum + idf, 0);
  return sections
    .flatMap((section) => {
      let [score, covered] = [0, 0];
      for (const { found, idf } of query) {
        const result = found.get(section.id);
        if (!result) continue;
        score += result.score;
        covered += idf;
      }
      if (score === 0) return [];
      const inHeading = coverageOf(termsIn(nameFields.headings, section, query), query);
      score *= (covered / total) ** 1.5 * (1 + pageBoosts.headingCoverage * inHeading);
      return [{ section, score }];
    })
    .sort((a, b) => b.score - a.score);
}

/** Returns the sections to show for a query, best first, one per page. */
export function rankPages(index: OpenIndex, query: readonly QueryWord[]): PlacedSection[] {
  const pages = Map.groupBy(scoreSections(index, query), ({ section }) => section.page);
  return [...pages]
    .flatMap(([page, scored]) => {
      const [best, second] = scored;
      if (!best) return [];
      const { section } = best;
      const inTitle = coverageOf(termsIn(nameFields.titles, section, query), query);
      const name = placeByTable(page.address)?.name;
      // an FAQ entry on a summary page is a full answer
      const isSummary = name && summaries.has(name) && !section.heading.endsWith('?');
      const further = scored.slice(1, 4).reduce((sum, { score }) => sum + score, 0);
      const score =
        (best.score + pageBoosts.furtherSections * further) *
        (1 + pageBoosts.titleCoverage * inTitle) *
        (isSummary ? pageBoosts.summary : 1);
      // a page's opening says little, unless its title answers
      const isInner = section.isOpening && inTitle <= titleAnswersAbove;
      return [{ section: (isInner && second?.section) || section, score }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
}

/** Concepts that ask something about a subject and name none. */
const questionConcepts: readonly SearchConcept[] = [
  'price',
  'hours',
  'results',
  'today',
  'clinicDays',
  'work',
  'late',
  'licence',
  'travel',
  'nutrition',
  'older',
];
const questionTerms: ReadonlySet<string> = new Set(questionConcepts.map(termOfConcept));

/** Returns the concepts of a query that the site is about, as terms. */
const subjectsOf = ({ hasTerm }: OpenIndex, query: readonly QueryWord[]) =>
  query
    .flatMap(({ variants }) => [...variants.keys()])
    .filter((term) => term.startsWith('~') && !questionTerms.has(term) && hasTerm(term));

/** Returns whether a query asks about something else: a loan, a match, a used car. */
export const isElsewhere = (index: OpenIndex, query: readonly QueryWord[]) =>
  query.some(({ variants }) => variants.has(termOfConcept('elsewhere'))) &&
  subjectsOf(index, query).length === 0;

/**
 * Creates the relevance check of a query: whether a section covers enough of it to be shown. A word that is not
 * on the site counts as much as the rarest one. A phrase whose concept no page has ('p3 form') is not covered by
 * its single words.
 */
export function createIsAnswered(index: OpenIndex, query: readonly QueryWord[]) {
  const { hasTerm, sections } = index;
  const rarest = rarity(1, sections.length);
  const answerable = query.map(({ variants, idf }) => {
    const concepts = [...variants.keys()].filter((term) => term.startsWith('~'));
    const isMissing = concepts.length > 0 && !concepts.some(hasTerm);
    return { variants: isMissing ? new Map() : variants, idf: idf || rarest };
  });
  const subjects = subjectsOf(index, query);
  const least = subjects.length > 0 ? minCoverage.ofSubject : minCoverage.ofOthers;
  return function isAnswered(section: PlacedSection): boolean {
    const named = termsIn([...nameFields.titles, ...nameFields.headings], section, query);
    // 'dentist near thika': a page about dentists is relevant, even if it does not mention Thika
    if (subjects.some((term) => named.has(term))) return true;
    const all = termsIn([...nameFields.titles, ...nameFields.headings, 'text'], section, query);
    return coverageOf(all, answerable) >= least;
  };
}
