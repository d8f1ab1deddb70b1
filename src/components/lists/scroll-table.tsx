import { LinkedText } from '../text/linked-text.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface ScrollTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
  /** The last column is what the rest adds up to. */
  sums?: boolean;
  /** The index of the column with what the patient pays. */
  paid?: number;
}

/**
 * A table for any screen. Where its columns do not fit, each row becomes a block, with the column's
 * name before each cell. A row that is still too wide scrolls inside the table's frame.
 */
export function ScrollTable({ caption, columns, rows, sums, paid }: ScrollTableProps) {
  return (
    <div className="table-frame">
      <table className={`fold-table ${sums ? 'sum-table' : ''}`.trim()}>
        <caption className={sums ? 'sr-only' : 'pb-3 text-start text-small text-ink-soft'}>
          <UnbrokenText text={caption} />
        </caption>
        <thead>
          <tr className="border-b-2 border-brand">
            {columns.map((column) => (
              <th key={column} scope="col" className="text-start align-bottom font-bold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row" className="text-start align-top font-semibold">
                <LinkedText text={head} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-column={columns[index + 1]}
                  className={`align-top ${index + 1 === paid ? 'paid font-bold' : 'text-ink-soft'}`}
                >
                  <LinkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
