/** Returns a cell without its column's name. */
const textOf = (cell: string) => cell.replace(/^[^:]+: /, '');

/**
 * Splits 'Malaria test. Our price: low. SHA pays: Ask us.' into 'Malaria test: low' and the rest;
 * undefined for a line that is no row with columns.
 */
export function splitRow(line: string) {
  if (!/^[^.:]{1,60}\. [^.:]+: /.test(line)) return undefined;
  const [term = '', price = '', ...details] = line
    .split(/\. (?=\p{Lu}[^.:]*: )|\.$/u)
    .filter(Boolean);
  return { line, term, sum: `${term}: ${textOf(price)}`, details };
}

/** Shortens a row with the same in all further columns: 'Ask us'. */
export function shortenRow(line: string): string {
  const { sum, details } = splitRow(line) ?? { sum: line, details: [] };
  return details.length > 1 && new Set(details.map(textOf)).size === 1 ? sum : line;
}
