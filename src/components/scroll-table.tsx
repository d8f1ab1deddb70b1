interface ScrollTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

/** Figures and single words up to this many characters are not broken. */
const shortCell = 12;

/**
 * A table that scrolls sideways inside its own frame on narrow screens; the frame takes focus so
 * that the keyboard can scroll it (WCAG 2.1.1).
 */
export function ScrollTable({ caption, columns, rows }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-start">
        <caption className="pb-3 text-start text-small text-ink-soft">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-brand">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2.5 pe-6 text-start align-bottom font-bold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th
                scope="row"
                className={`py-3 pe-4 text-start align-top font-semibold md:pe-6 ${head && head.length <= shortCell ? 'whitespace-nowrap' : ''}`}
              >
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-3 pe-6 align-top text-ink-soft">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
