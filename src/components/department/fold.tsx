import type { ReactNode } from 'react';
import { Disclosure } from '../lists/disclosure.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface FoldProps {
  id: string;
  heading: string;
  /** Shown under the heading while the rest is folded: the answer in a few words. */
  answers?: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A line, whose second part has a line of its own: 'By appointment; pain or injury at any hour'. */
function Answer({ text }: { text: string }) {
  const [first = '', ...others] = text.split('; ');
  if (others.length === 0) return <UnbrokenText text={text} />;
  return (
    <>
      <UnbrokenText text={first} />
      <span className="sr-only">;</span>
      <br />
      <UnbrokenText text={others.join('; ')} />
    </>
  );
}

/** A section behind its heading. */
export function Fold({ id, heading, answers = [], className = '', children }: FoldProps) {
  return (
    <Disclosure
      id={id}
      className={`fold ${className}`.trim()}
      summary={
        <>
          <h2 className={answers.length > 0 ? 'text-small text-ink-soft' : 'text-h4 leading-snug'}>
            {heading}
          </h2>
          {answers.map((answer, index) => (
            <span key={answer} className={index === 0 ? undefined : 'text-small font-normal'}>
              <Answer text={answer} />
            </span>
          ))}
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
