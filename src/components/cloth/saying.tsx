import type { ReactNode } from 'react';
import { LinkedText } from '../text/linked-text.tsx';

interface SayingProps {
  text: string;
  /** It is a cloth of its own, and not on one. */
  framed?: boolean;
  children: ReactNode;
}

/** What a patient said, as the sentence of a cloth; the style sheet adds the quotation marks. */
export function Saying({ text, framed, children }: SayingProps) {
  return (
    <figure className={`saying ${framed ? 'cloth-hem cloth-navy' : ''}`.trim()}>
      <blockquote className="saying-text">
        {/* no last line of one word: browsers balance few lines only */}
        <LinkedText text={text.replace(/ (?=\S+$)/, '\u00a0')} />
      </blockquote>
      <figcaption className="mt-5 flex flex-wrap items-center gap-4 text-ink-soft">
        {children}
      </figcaption>
    </figure>
  );
}
