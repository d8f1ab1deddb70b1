import { rowBreak } from '../../../src/features/search/index/search-index.ts';
import type { IndexedSection } from './page-text.ts';

/** A cell of a table or definition list; `column` is '' if it has no column name. */
export interface TableCell {
  column: string;
  text: string;
}

/** Adds `stop` to a text that does not already end with punctuation. */
const withStop = (text: string, stop: string) => (/[.?!]$/.test(text) ? text : `${text}${stop}`);

/** Formats a row as one sentence: 'Phone: 12 34', or with columns 'Room. Price: low. You pay: half'. */
export function formatRow([first, ...others]: readonly TableCell[]): string {
  const term = first?.text.replace(/\s*:$/, '') ?? '';
  if (others.length === 0) return term;
  const hasColumns = others.some(({ column }) => column);
  const details = others.map(({ column, text }) => (column ? `${column}: ${text}` : text));
  const end = details
    .map((detail, index) => {
      const next = details[index + 1] ?? '';
      const stop = /^(?:KES|KSh) /.test(next) ? ':' : /^\p{Lu}/u.test(next) ? '.' : next && ';';
      return withStop(detail, hasColumns ? '.' : stop);
    })
    .join(' ');
  return `${withStop(term, hasColumns ? '.' : ':')} ${end}`;
}

/** Matches the first cell of a row that is for one age, or for a first or later birth. */
const agePattern =
  /\b(?:weeks?|months?|years?|any age|first baby|later baby|wiki|miezi|mwezi|mwaka|miaka|umri|mtoto wa)\b/i;
/** Matches a body temperature. */
const temperaturePattern = /\b3[5-9](?:\.\d)? °C/;

/**
 * Joins the rows of each table by age to one line in every section at its fragment that has one of them: a
 * fever limit or a rule for labour is wrong for patients in another row. Under several headings, a row
 * without an age starts with its heading. `rows` has the first cell of each row, by the sentence of the row.
 */
export function joinAgeTables(
  sections: readonly IndexedSection[],
  rows: ReadonlyMap<string, string>,
): IndexedSection[] {
  const hasAge = (line: string) =>
    temperaturePattern.test(line) ||
    agePattern.test(rows.get(line) ?? /^([^.:]{1,40}): /.exec(line)?.[1] ?? '');
  const isRow = (line: string) => rows.has(line) || hasAge(line);
  const all = sections.flatMap(({ fragment, heading, sentences }) =>
    sentences.filter(isRow).map((line) => ({ fragment, heading, line })),
  );
  const tables = new Map<string, string>();
  for (const [fragment, table] of Map.groupBy(all, (row) => row.fragment)) {
    if (!fragment || table.filter(({ line }) => hasAge(line)).length < 2) continue;
    const isSplit = table.some(({ heading }) => heading !== table[0]?.heading);
    const shown = table.map(({ heading, line }) =>
      isSplit && agePattern.test(heading) && !agePattern.test(line.split(':')[0] ?? '')
        ? `${withStop(heading, '.')} ${line}`
        : line,
    );
    tables.set(fragment, [...new Set(shown)].join(rowBreak));
  }
  return sections.map((section) => {
    const table = tables.get(section.fragment);
    if (!table) return section;
    const lines = section.sentences.map((line) => (isRow(line) ? table : line));
    return { ...section, sentences: [...new Set(lines)] };
  });
}
