import type { ReactNode } from 'react';
import type { Fact } from '../../words/departments/department-words.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface FactListProps {
  /** `more` follows the detail. */
  facts: readonly (Pick<Fact, 'term'> & Partial<Fact> & { more?: ReactNode })[];
  /** Details are on the same line as their term. */
  short?: boolean;
  /** Two columns on wide screens. */
  wide?: boolean;
}

/** Aligned terms and details: hours, rules, prices. */
export function FactList({ facts, short, wide }: FactListProps) {
  return (
    <dl
      className={`${short ? 'fact-list-short' : 'fact-list'} divide-y divide-line ${wide ? 'flow-columns border-t' : 'border-y'} border-line`}
    >
      {facts.map(({ term, detail, more }) => (
        <div key={term} className="fact-row">
          <dt>
            <UnbrokenText text={term} />
          </dt>
          <dd>
            {detail && <LinkedText text={detail} />}
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}
