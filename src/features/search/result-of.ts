import type { SearchResult } from '../../models/search-answer.ts';
import type { FoundAnswer } from './best-answers.ts';
import { addressOf, type OpenIndex } from './index/open-index.ts';
import type { PlacedSection } from './index/search-index.ts';
import { showsTable, tableOf } from './index/table-by-age.ts';
import { bestSentence, coverageOf } from './query/coverage.ts';
import { markSentence, type SentencePart } from './query/mark-sentence.ts';
import type { QueryWord } from './query/read-query.ts';

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

/** Most lines of an answer to a common question. */
const mostLines = 8;
/** A part of a section in few words: a package with its price. */
const lineOfPart = ({ heading, sentences: [first = ''] }: PlacedSection) => `${heading}: ${first}`;

/** A line of an answer, which needs no marks: all of it answers. */
const unmarked = (line: readonly SentencePart[]) => [
  { text: line.map(({ text }) => text).join(''), matches: false },
];

/** An answer to a common question: all of a short section, or the lines that say most of the query. */
export function resultOfAnswer(
  { sections, byParts, short }: FoundAnswer,
  { index, query, tells }: Pick<Shown, 'index' | 'query' | 'tells'>,
): SearchResult | undefined {
  const covers = (section: PlacedSection) => bestSentence(index, section, query, tells).covered;
  const [best] = byParts ? sections : [...sections].sort((a, b) => covers(b) - covers(a));
  if (!best) return undefined;
  if (short) {
    const lines = short.lines.map((line) => unmarked(markSentence(line, query, true)));
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
  const says = index.sentenceTerms(best).map((terms) => coverageOf(terms, query, tells));
  const kept = new Set(
    [...says.keys()].sort((a, b) => (says[b] ?? 0) - (says[a] ?? 0) || a - b).slice(0, mostLines),
  );
  const parts = sections.length > 2 ? sections.filter(({ under }) => under) : sections;
  const lines = byParts ? parts.map(lineOfPart) : best.sentences.filter((_, at) => kept.has(at));
  const table = tableOf(best);
  const { page, language, fragment, heading } = best;
  const above = page.sections.find((other) => other.fragment === fragment)?.heading;
  return {
    address: addressOf(best),
    language,
    page: page.title,
    heading: (byParts && above) || heading,
    lines: (table.length > 0 ? table : lines).map((line) =>
      unmarked(markSentence(line, query, table.length > 0)),
    ),
  };
}
