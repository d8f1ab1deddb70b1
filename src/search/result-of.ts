import { bestSentence } from './best-sentence.ts';
import { coverageOf } from './coverage.ts';
import { markSentence } from './mark-sentence.ts';
import { addressOf, type OpenIndex, type PlacedSection } from './open-index.ts';
import type { QueryWord } from './read-query.ts';
import type { SearchResult } from './search-answer.ts';
import { showsTable, tableOf } from './table-by-age.ts';

/** What a search knows when it shows a section. */
interface Shown {
  index: OpenIndex;
  query: readonly QueryWord[];
  tells: readonly number[];
  /** The opening of the section's page, for a section without text. */
  opening: PlacedSection | undefined;
  /** First aid or care: its first lines are shown too, since one step alone misleads. */
  withFirstLines: boolean;
}

const firstLines = 3;
/** Share of a query that its heading says, for a heading that says it all. */
const wholly = 0.7;

/** A section that answers a query, as it is shown: where it is and what it says. */
export function resultOf(
  section: PlacedSection,
  { index, query, tells, opening, withFirstLines }: Shown,
): SearchResult {
  const { page, fragment, heading, language, isOpening } = section;
  const shown = section.sentences.length > 0 || !opening ? section : opening;
  const { sentence } = bestSentence(index, shown, query, tells);
  // 'visiting hours' asks for the table of that name, not for one ward's row
  const namesTable =
    /^[^:]{1,60}: /.test(sentence) && coverageOf(index.headingTerms(shown), query, tells) >= wholly;
  const said = shown.sentences.filter(
    (line, at) => line === sentence || ((withFirstLines || namesTable) && at < firstLines),
  );
  const table = tableOf(shown);
  const isRow = (line: string) => table.some((row) => row.endsWith(line));
  // one row of a table by age is wrong for everybody else
  const asTable = said.some(isRow) || showsTable(shown, query);
  const besides = said.filter((line) => withFirstLines && line === sentence && !isRow(line));
  const above = page.sections.find((other) => other.fragment === fragment)?.heading;
  return {
    address: addressOf(section),
    language,
    page: page.title,
    heading: isOpening ? page.title : (asTable && above) || heading,
    lines: [
      ...(asTable ? table : []).map((line) => markSentence(line, query, true)),
      ...(asTable ? besides : said).map((line) => markSentence(line, query)),
    ],
  };
}
