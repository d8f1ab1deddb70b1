import type { SearchResult } from '../../messages/search-answer.ts';
import { addressOf, type PlacedSection } from './index/open-index.ts';
import { termsOf } from './index/terms.ts';
import { bestLines, shareIn, shareOfTerms } from './query/coverage.ts';
import { markSentence } from './query/mark-sentence.ts';
import type { QueryWord } from './query/read-query.ts';

/** Number of first lines to show: of a table, and of steps, which begin at the first. */
const firstLines = { table: 3, steps: 6 } as const;
/** Share of a query above which the headings say that it asks for the whole section. */
const headingAnswersAbove = 0.7;

/** Returns the first heading at a section's address. */
export const mainHeading = ({ page, fragment, heading }: PlacedSection) =>
  page.sections.find((other) => other.fragment === fragment)?.heading ?? heading;

/** Returns the lines of a section's table by age; empty if it has none. */
export const ageTableOf = ({ page, fragment, isOpening }: PlacedSection): readonly string[] =>
  isOpening ? [] : page.ageTable(fragment);

/** Returns whether a query matches a section's table by age. */
export const matchesAgeTable = (section: PlacedSection, query: readonly QueryWord[]) =>
  ageTableOf(section).some((line) => shareOfTerms(termsOf(line, section.language), query) > 0);

/**
 * Creates the result for a section: its address and the lines to show. `withFirstLines` shows its
 * first lines instead: one step of first aid alone would mislead.
 */
export function createResult(
  section: PlacedSection,
  query: readonly QueryWord[],
  withFirstLines: boolean,
): SearchResult {
  const { page, heading, language, isOpening } = section;
  const shown = section.sentences.length > 0 ? section : (page.sections[0] ?? section);
  const { sentences } = shown;
  const sentence = bestLines(shown, query)[0]?.line ?? '';
  // 'visiting hours' asks for the whole table with that heading, not for one ward's row
  const namesTable =
    /^[^:]{1,60}: /.test(sentence) && shareIn(shown.id, query, 'named') >= headingAnswersAbove;
  const lines = withFirstLines
    ? sentences.slice(0, firstLines.steps)
    : sentences.filter((line, at) => line === sentence || (namesTable && at < firstLines.table));
  const table = ageTableOf(shown);
  const isRow = (line: string) => table.some((row) => row.endsWith(line));
  // one row of a table by age is wrong for patients of another age
  const asTable = lines.some(isRow) || matchesAgeTable(shown, query);
  const others = withFirstLines && !isRow(sentence) ? [sentence] : [];
  return {
    address: addressOf(section),
    language,
    page: page.title,
    heading: isOpening ? page.title : asTable ? mainHeading(section) : heading,
    lines: [
      ...(asTable ? table : []).map((line) => markSentence(line, query, true)),
      ...(asTable ? others : lines).map((line) => markSentence(line, query)),
    ],
  };
}
