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
  const sum = `${term}: ${textOf(price)}`;
  // the same in all further columns, such as 'Ask us', is said once
  const isSame = details.length > 1 && new Set(details.map(textOf)).size === 1;
  return { line, term, sum, short: isSame ? sum : line, details: details.slice(isSame ? -1 : 0) };
}
