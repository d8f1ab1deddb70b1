interface StackTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

/**
 * A table of words and sums that a phone shows as one short list a row, so that no column is cut
 * off (.stack-table in client/styles/patterns.css); to screen readers it stays a table.
 */
export function StackTable({ caption, columns, rows }: StackTableProps) {
  return (
    <table className="stack-table w-full text-start">
      <caption className="pb-3 text-start text-small text-ink-soft">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-brand">
          {columns.map((column) => (
            <th key={column} scope="col" className="text-start">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row" className="text-start align-top">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={columns[index + 1]}
                className="align-top text-ink-soft"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
