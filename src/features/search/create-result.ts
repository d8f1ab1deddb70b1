import type { SearchResult } from '../../models/search-answer.ts';
import type { FoundAnswer } from './best-answers.ts';
import { addressOf, type OpenIndex } from './index/open-index.ts';
import type { PlacedSection } from './index/search-index.ts';
import { ageTableOf, matchesAgeTable } from './index/table-by-age.ts';
import { bestSentence, coverageOf } from './query/coverage.ts';
import { markSentence, type SentencePart } from './query/mark-sentence.ts';
import type { QueryWord } from './query/read-query.ts';

/** The search that a result belongs to. */
interface ResultContext {
  index: OpenIndex;
  query: readonly QueryWord[];
  idfs: readonly number[];
  /** The opening of the section's page, for a section without text. */
  opening: PlacedSection | undefined;
  /** Also shows the first lines of the section: one step of first aid alone would mislead. */
  withFirstLines: boolean;
}

/** Number of first lines to show. */
const firstLines = 3;
/** Coverage above which the query asks for the section by its heading. */
const headingAnswersAbove = 0.7;

/** Creates the result for a section: its address and the lines to show. */
export function createResult(
  section: PlacedSection,
  { index, query, idfs, opening, withFirstLines }: ResultContext,
): SearchResult {
  const { page, fragment, heading, language, isOpening } = section;
  const shown = section.sentences.length > 0 || !opening ? section : opening;
  const { sentence } = bestSentence(index, shown, query, idfs);
  // 'visiting hours' asks for the whole table with that heading, not for one ward's row
  const namesTable =
    /^[^:]{1,60}: /.test(sentence) &&
    coverageOf(index.headingTerms(shown), query, idfs) >= headingAnswersAbove;
  const lines = shown.sentences.filter(
    (line, at) => line === sentence || ((withFirstLines || namesTable) && at < firstLines),
  );
  const table = ageTableOf(shown);
  const isRow = (line: string) => table.some((row) => row.endsWith(line));
  // one row of a table by age is wrong for patients of another age
  const asTable = lines.some(isRow) || matchesAgeTable(shown, query);
  const linesAfterTable = lines.filter(
    (line) => withFirstLines && line === sentence && !isRow(line),
  );
  const tableHeading = page.sections.find((other) => other.fragment === fragment)?.heading;
  return {
    address: addressOf(section),
    language,
    page: page.title,
    heading: isOpening ? page.title : (asTable && tableHeading) || heading,
    lines: [
      ...(asTable ? table : []).map((line) => markSentence(line, query, true)),
      ...(asTable ? linesAfterTable : lines).map((line) => markSentence(line, query)),
    ],
  };
}

/** Maximum lines of an answer to a common question. */
const maxLines = 8;
/** One line for a part of a section: a package with its price. */
const lineOfPart = ({ heading, sentences: [first = ''] }: PlacedSection) => `${heading}: ${first}`;

/** Removes the marks of matching words: in an answer they would mark nearly everything. */
const withoutMarks = (line: readonly SentencePart[]) => [
  { text: line.map(({ text }) => text).join(''), matches: false },
];

/**
 * Creates the answer to a common question: a whole short section, or the lines that cover most of
 * the query. Undefined if there is no section.
 */
export function createAnswerResult(
  { sections, byParts, short }: FoundAnswer,
  { index, query, idfs }: Pick<ResultContext, 'index' | 'query' | 'idfs'>,
): SearchResult | undefined {
  const covers = (section: PlacedSection) => bestSentence(index, section, query, idfs).covered;
  const [best] = byParts ? sections : [...sections].sort((a, b) => covers(b) - covers(a));
  if (!best) return undefined;
  if (short) {
    const lines = short.lines.map((line) => withoutMarks(markSentence(line, query, true)));
    const { page, language } = best;
    return {
      address: addressOf(best),
      language,
      page: page.title,
      heading: short.heading,
      lines,
      linesLanguage: short.language,
    };
  }
  const coverages = index.sentenceTerms(best).map((terms) => coverageOf(terms, query, idfs));
  const shownLines = new Set(
    [...coverages.keys()]
      .sort((a, b) => (coverages[b] ?? 0) - (coverages[a] ?? 0) || a - b)
      .slice(0, maxLines),
  );
  const parts = sections.length > 2 ? sections.filter(({ under }) => under) : sections;
  const lines = byParts
    ? parts.map(lineOfPart)
    : best.sentences.filter((_, at) => shownLines.has(at));
  const table = ageTableOf(best);
  const { page, language, fragment, heading } = best;
  const firstHeading = page.sections.find((other) => other.fragment === fragment)?.heading;
  return {
    address: addressOf(best),
    language,
    page: page.title,
    heading: (byParts && firstHeading) || heading,
    lines: (table.length > 0 ? table : lines).map((line) =>
      withoutMarks(markSentence(line, query, table.length > 0)),
    ),
  };
}
