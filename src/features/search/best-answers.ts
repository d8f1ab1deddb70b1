import type { SearchResult } from '../../messages/search-answer.ts';
import { bestLine, bestLines } from './create-result.ts';
import { addressIn, addressOf, type OpenIndex, sectionsAt } from './index/open-index.ts';
import { rowBreak } from './index/search-index.ts';
import { termOfConcept } from './index/terms.ts';
import { isSubject } from './query/rank-pages.ts';
import { type QueryWord, shareOfTerms } from './query/read-query.ts';
import type { Question } from './questions/question.ts';
import { questions } from './questions/questions.ts';

/**
 * Minimum coverage of a query by its question: 'mpesa for a neighbour' asks more than how to pay. Less if the
 * question names a subject of the site: 'directions from limuru'.
 */
const minCoverage = { ofSubject: 0.35, ofOthers: 0.5 } as const;
/** Maximum lines of an answer. */
const maxLines = 8;

/** Returns the question that a query asks: the one that covers most of it. */
function findQuestion(query: readonly QueryWord[]): Question | undefined {
  const asked = new Set(query.flatMap(({ variants }) => [...variants.keys()]));
  return questions
    .map((question) => ({ question, terms: question.concepts.map(termOfConcept) }))
    .filter(({ terms }) => terms.every((term) => asked.has(term)))
    .map((each) => ({ ...each, covered: shareOfTerms(each.terms, query) }))
    .filter(
      ({ covered, terms }) =>
        covered >= minCoverage[terms.some(isSubject) ? 'ofSubject' : 'ofOthers'],
    )
    .sort((a, b) => b.covered - a.covered || b.terms.length - a.terms.length)[0]?.question;
}

/**
 * Answers a common question with a section, or its lines that cover most of the query. Undefined for a query
 * that asks none of the questions or much more.
 */
export function findAnswer(query: readonly QueryWord[], open: OpenIndex): SearchResult | undefined {
  const { section, concepts } = findQuestion(query) ?? {};
  if (!section) return undefined;
  const { byParts = false, clinics, linesIn } = section;
  const parts = sectionsAt(open, addressIn(open, section));
  if (!byParts) parts.sort((a, b) => bestLine(b, query).share - bestLine(a, query).share);
  const [best] = parts;
  if (!best) return undefined;
  const { page, language, heading, under } = best;
  const covering = bestLines(best, query).slice(0, maxLines);
  const ofParts = () =>
    parts
      .filter((part) => parts.length < 3 || part.under)
      .map((part) => `${part.heading}: ${part.lines[0]}`);
  const lines =
    linesIn?.(language) ??
    (byParts
      ? ofParts()
      : best.lines.filter((line) => covering.some((each) => each.line === line)));
  if (lines.length === 0) return undefined;
  return {
    address: addressOf(best),
    language,
    page: page.title,
    concepts,
    ...(clinics && { clinics }),
    heading: (byParts && under) || heading,
    // without marks: they would mark nearly everything
    lines: lines.flatMap((line) => line.split(rowBreak)).map((text) => [{ text, matches: false }]),
  };
}
