import type { ReactNode } from 'react';
import type { Moment } from '../../words/departments/department-words.ts';
import { LinkedText } from '../text/linked-text.tsx';

interface LargeThingProps extends Moment {
  /** What the figure is, above it. */
  label?: ReactNode;
}

/** The steps of size by the number of characters that must fit on a line of a phone. */
function sizeOf(figure: string): string {
  const longest = Math.max(...figure.split(' ').map((word) => word.length));
  if (longest <= 6) return 'text-sum';
  return longest <= 8 ? 'text-hours' : 'text-cloth';
}

/**
 * A page's one very large thing on its cloth: a sum, hours, a day; and what it means. The currency
 * is small above its sum. A section below says the same, and search finds it there.
 */
export function LargeThing({ figure, text, label }: LargeThingProps) {
  const [, currency, rest = figure] = /^([A-Z]{3}) (.+)$/.exec(figure) ?? [];
  return (
    <div className="mt-2" data-search="off">
      {label && <p className="text-h3 font-semibold">{label}</p>}
      <p className={`large-thing ${sizeOf(rest)}`}>
        {currency && <span className="large-unit">{`${currency} `}</span>}
        {rest}
      </p>
      <p className="mt-3 max-w-measure text-lead">
        <LinkedText text={text} />
      </p>
    </div>
  );
}
