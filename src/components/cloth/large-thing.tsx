import type { ReactNode } from 'react';
import { LinkedText } from '../text/linked-text.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { headStep } from './head-step.ts';

interface LargeThingProps {
  /** What the figure is, above it. */
  label?: ReactNode;
  figure: string;
  /** The class of its size, if it is not that of its length: words that take two lines. */
  size?: string | undefined;
  /** The year of a day, small beside it. */
  year?: string | undefined;
  /** What it means, below it. */
  text?: string | undefined;
  children?: ReactNode;
}

/** Returns the class of the largest size at which a sum, hours or words fit a phone. */
export function largeSize(figure: string): string {
  const longest = Math.max(...figure.split(' ').map((word) => word.length));
  if (longest <= 6 && longest === figure.length) return 'large-sum';
  return longest <= 7 && figure.length <= 14 ? 'large-hours' : `cloth-head-${headStep(figure)}`;
}

/**
 * A page's one very large thing on its cloth: a sum, hours, a day; and what it means. The currency
 * is small beside its sum. A section below says the same, and search finds it there.
 */
export function LargeThing({ label, figure, size, year, text, children }: LargeThingProps) {
  const [, currency, sum = figure] = /^([A-Z][A-Za-z]{2}) (\d[^A-Z]*)$/.exec(figure) ?? [];
  return (
    <div className="mt-2 space-y-2" data-search="off">
      {label && <div className="text-h3 font-semibold">{label}</div>}
      <p className={`large-thing ${size ?? largeSize(sum)}`}>
        {currency && <span className="large-unit">{`${currency} `}</span>}
        <UnbrokenText text={sum} />
        {year && <span className="text-h3">{` ${year}`}</span>}
      </p>
      {text && (
        <p className="max-w-measure text-lead">
          <LinkedText text={text} />
        </p>
      )}
      {children}
    </div>
  );
}
