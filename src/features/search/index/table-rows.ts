import type { PageSection } from './page-text.ts';

/** A cell of a table or definition list; `column` is '' if it has no column name. */
export interface Cell {
  column: string;
  text: string;
}

/** Adds `stop` to a text that does not already end with punctuation. */
const withStop = (text: string, stop: string) => (/[.?!]$/.test(text) ? text : `${text}${stop}`);

/**
 * Formats a row as one sentence: 'Phone: 12 34', or with columns 'Room. Price: low. You pay: half'.
 */
export function formatRow([first, ...others]: readonly Cell[]): string {
  const term = first?.text.replace(/\s*:$/, '') ?? '';
  if (others.length === 0) return term;
  const hasColumns = others.some(({ column }) => column);
  const details = others.map(({ column, text }) => (column ? `${column}: ${text}` : text));
  const end = details
    .map((detail, index) =>
      index < details.length - 1 ? withStop(detail, hasColumns ? '.' : ';') : detail,
    )
    .join(' ');
  return `${withStop(term, hasColumns ? '.' : ':')} ${end}`;
}

/** Matches the first cell of a row that is for one age, or for a first or later birth. */
const agePattern =
  /\b(?:weeks?|months?|years?|any age|first baby|later baby|wiki|miezi|mwezi|mwaka|miaka|umri|mtoto wa)\b/i;
/** Matches a body temperature. */
const temperaturePattern = /\b3[5-9](?:\.\d)? °C/;
/** Minimum lines of a table by age. */
const minLines = 2;

/**
 * Returns the lines of each table by age, by fragment. A fever limit or a rule for labour is wrong
 * for patients in another row, so a search shows the whole table. Sections with the same fragment
 * share one table, in which lines start with their heading.
 */
export function findAgeTables(
  sections: readonly PageSection[],
  terms: ReadonlyMap<PageSection, ReadonlyMap<string, string>>,
): Record<string, string[]> {
  const found: Record<string, { heading: string; line: string; hasAge: boolean }[]> = {};
  for (const section of sections) {
    const rows = terms.get(section);
    for (const line of section.sentences) {
      const term = rows?.get(line) ?? /^([^.:]{1,40}): /.exec(line)?.[1];
      const hasAge = temperaturePattern.test(line) || (term !== undefined && agePattern.test(term));
      if (!hasAge && !rows?.has(line)) continue;
      found[section.fragment] ??= [];
      found[section.fragment]?.push({ heading: section.heading, line, hasAge });
    }
  }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, lines]) => lines.filter(({ hasAge }) => hasAge).length >= minLines)
      .map(([fragment, lines]) => {
        const hasHeadings = new Set(lines.map(({ heading }) => heading)).size > 1;
        const shown = lines.map(({ heading, line }) =>
          hasHeadings && agePattern.test(heading) && !agePattern.test(line.split(':')[0] ?? '')
            ? `${withStop(heading, '.')} ${line}`
            : line,
        );
        return [fragment, [...new Set(shown)]];
      }),
  );
}
