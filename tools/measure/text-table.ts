/** A cell; numbers are aligned right, text left. */
export type Cell = string | number;

/** Formats rows as aligned plain text. */
export function toTextTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const formatted = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)),
  );
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...formatted.map((row) => row[column]?.length ?? 0)),
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
    ...formatted.map((row) => toLine(row, numeric)),
  ].join('\n');
}
