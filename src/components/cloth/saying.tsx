import type { ReactNode } from 'react';
import { LinkedText } from '../text/linked-text.tsx';

/** What a patient said, as the sentence of a cloth; the style sheet adds the quotation marks. */
export function Saying({ text, children }: { text: string; children: ReactNode }) {
  return (
    <figure className="saying cloth-navy">
      <blockquote className="saying-text">
        <LinkedText text={text} />
      </blockquote>
      <figcaption className="mt-5 flex flex-wrap items-center gap-4 text-ink-soft">
        {children}
      </figcaption>
    </figure>
  );
}
