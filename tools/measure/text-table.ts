/** One cell of a table: numbers stand right, texts left. */
export type Cell = string | number;

/** Rows as aligned plain text, for a terminal and a log alike. */
export function toTextTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const written = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)),
  );
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...written.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (row: readonly string[], isNumber: (column: number) => boolean) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const numeric = (column: number) => rows.some((row) => typeof row[column] === 'number');
  return [
    toLine(heads, numeric),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...written.map((row) => toLine(row, numeric)),
  ].join('\n');
}
