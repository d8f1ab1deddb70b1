import type { ReactNode } from 'react';
import type { Fact } from '../../words/departments/department-words.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface FactListProps {
  /** `more` follows the detail. */
  facts: readonly (Pick<Fact, 'term'> & Partial<Fact> & { more?: ReactNode })[];
  /** Details are on the same line as their term. */
  short?: boolean;
  /** In columns on wide screens. */
  wide?: boolean;
}

/** Aligned terms and details: hours, rules, prices. */
export function FactList({ facts, short, wide }: FactListProps) {
  const columns = facts.length < 4 ? 'grid gap-x-10 lg:grid-cols-3' : 'flow-columns';
  return (
    <dl
      className={`${short ? 'fact-list-short' : 'fact-list'} ${wide ? columns : 'divide-y divide-line border-y border-line'}`}
    >
      {facts.map(({ term, detail, more }) => (
        <div key={term} className={`fact-row ${wide ? 'border-t border-line' : ''}`.trim()}>
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
