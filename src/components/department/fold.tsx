import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface FoldProps {
  id: string;
  heading: string;
  /** Shown under the heading while the rest is folded: the answer in a few words. */
  answers?: readonly string[];
  children: ReactNode;
}

/**
 * A section behind its heading. It opens without script and when a link leads to it, and is open in
 * print.
 */
export function Fold({ id, heading, answers = [], children }: FoldProps) {
  return (
    <section className="fold">
      <details className="disclosure">
        <summary className="min-h-11 py-2.5">
          <h2
            id={id}
            className={answers.length > 0 ? 'text-small text-ink-soft' : 'text-h4 leading-snug'}
          >
            {heading}
          </h2>
          {answers.map((answer, index) => (
            <span key={answer} className={index === 0 ? 'font-semibold' : 'text-small'}>
              <UnbrokenText text={answer} />
            </span>
          ))}
          <Icon path={icons.plus} className="disclosure-mark size-5 text-brand" />
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </section>
  );
}
