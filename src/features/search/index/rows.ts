import type { PageSection } from './page-text.ts';

/** A cell of a table or list of terms, with the name of its column if it has one. */
export interface Cell {
  column: string;
  text: string;
}

/** Ends a text that continues: no second colon, and none behind a full stop. */
const withStop = (text: string, stop: string) => (/[.?!]$/.test(text) ? text : `${text}${stop}`);

/** A row as one sentence: 'Phone: 12 34', or 'Room. Price: low. You pay: half' with columns. */
export function rowText([first, ...others]: readonly Cell[]): string {
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

/** What the first cell says where each row fits another age, or another birth. */
const ages =
  /\b(?:weeks?|months?|years?|any age|first baby|later baby|wiki|miezi|mwezi|mwaka|miaka|umri|mtoto wa)\b/i;
/** A temperature of a body. */
const temperature = /\b3[5-9](?:\.\d)? °C/;
/** Fewer lines are no table. */
const fewestLines = 2;

/**
 * The lines of each table by age, by the fragment of its section. A fever limit or a rule for labour
 * is wrong for anybody but its own row, so a search shows all of them. Sections that share a
 * fragment share a table: a line of another heading names that heading.
 */
export function limitsOf(
  sections: readonly PageSection[],
  terms: ReadonlyMap<PageSection, ReadonlyMap<string, string>>,
): Record<string, string[]> {
  const found: Record<string, { heading: string; line: string; hasAge: boolean }[]> = {};
  for (const section of sections) {
    const rows = terms.get(section);
    for (const line of section.sentences) {
      const term = rows?.get(line) ?? /^([^.:]{1,40}): /.exec(line)?.[1];
      const hasAge = temperature.test(line) || (term !== undefined && ages.test(term));
      if (!hasAge && !rows?.has(line)) continue;
      found[section.fragment] ??= [];
      found[section.fragment]?.push({ heading: section.heading, line, hasAge });
    }
  }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, lines]) => lines.filter(({ hasAge }) => hasAge).length >= fewestLines)
      .map(([fragment, lines]) => {
        const hasHeadings = new Set(lines.map(({ heading }) => heading)).size > 1;
        const shown = lines.map(({ heading, line }) =>
          hasHeadings && ages.test(heading) && !ages.test(line.split(':')[0] ?? '')
            ? `${withStop(heading, '.')} ${line}`
            : line,
        );
        return [fragment, [...new Set(shown)]];
      }),
  );
}
