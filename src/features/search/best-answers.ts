import type { SearchResult } from '../../messages/search-answer.ts';
import type { SearchConcept } from '../../words/features/search-words.ts';
import { ageTableOf, mainHeading } from './create-result.ts';
import { addressOf, type OpenIndex, type PlacedSection } from './index/open-index.ts';
import { resolveSection } from './index/section-address.ts';
import { termOfConcept } from './index/terms.ts';
import { bestLines, shareOfTerms } from './query/coverage.ts';
import { clip } from './query/mark-sentence.ts';
import { isSubject } from './query/rank-pages.ts';
import type { QueryWord } from './query/read-query.ts';
import { type Question, questions } from './questions.ts';

/**
 * Minimum coverage of a query by its question: 'mpesa for a neighbour' asks more than how to pay. Less if the
 * question names a subject of the site: 'directions from limuru'.
 */
const minCoverage = { ofSubject: 0.35, ofOthers: 0.5 } as const;
/** Maximum lines of an answer. */
const maxLines = 8;

/** Returns the question that a query asks: the one that covers most of it. */
function findQuestion(query: readonly QueryWord[]): Question | undefined {
  const isAsked = (concept: SearchConcept) =>
    query.some(({ variants }) => variants.has(termOfConcept(concept)));
  return questions
    .filter(({ concepts }) => concepts.every(isAsked))
    .map((question) => ({
      question,
      covered: shareOfTerms(question.concepts.map(termOfConcept), query),
    }))
    .filter(({ covered, question }) => {
      const isOfSubject = question.concepts.map(termOfConcept).some(isSubject);
      return covered >= minCoverage[isOfSubject ? 'ofSubject' : 'ofOthers'];
    })
    .sort(
      (a, b) => b.covered - a.covered || b.question.concepts.length - a.question.concepts.length,
    )[0]?.question;
}

/**
 * Answers a common question with a whole short section, or its lines that cover most of the query. Undefined
 * for a query that asks none of the questions or much more.
 */
export function findAnswer(query: readonly QueryWord[], open: OpenIndex): SearchResult | undefined {
  const section = findQuestion(query)?.section;
  if (!section) return undefined;
  const { byParts = false, clinics, linesIn } = section;
  const address = resolveSection(open, section)?.address;
  // a section may have no text but that of its own parts, and the answer its own lines
  const parts = linesIn
    ? open.sections.filter((each) => addressOf(each) === address)
    : open.sectionsAt(address);
  const covered = (section: PlacedSection) => bestLines(section, query)[0]?.share ?? 0;
  const [best] = byParts ? parts : parts.sort((a, b) => covered(b) - covered(a));
  if (!best) return undefined;
  const table = ageTableOf(best);
  const ofParts = () =>
    (parts.length > 2 ? parts.filter(({ under }) => under) : parts).map(
      ({ heading, sentences: [first] }) => `${heading}: ${first}`,
    );
  const isWhole = table.length > 0;
  const mostCovering = bestLines(best, query)
    .slice(0, maxLines)
    .map(({ line }) => line);
  const inOrder = () => best.sentences.filter((line) => mostCovering.includes(line));
  const lines = linesIn?.(open.language) ?? (isWhole ? table : byParts ? ofParts() : inOrder());
  if (lines.length === 0) return undefined;
  return {
    address: addressOf(best),
    language: best.language,
    page: best.page.title,
    ...(clinics && { clinics }),
    heading: byParts ? mainHeading(best) : best.heading,
    // without marks: they would mark nearly everything
    lines: lines.map((line) => [{ text: isWhole ? line : clip(line), matches: false }]),
  };
}
