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
  /** Two in a row on very wide screens. */
  pairs?: boolean;
}

/** Aligned terms and details: hours, rules, prices. */
export function FactList({ facts, short, wide, pairs }: FactListProps) {
  const columns = facts.length < 4 ? 'grid gap-x-10 lg:grid-cols-3' : 'flow-columns';
  const inColumns = pairs ? 'grid gap-x-16 xl:grid-cols-2' : wide && columns;
  return (
    <dl
      className={`${short ? 'fact-list-short' : 'fact-list'} ${inColumns || 'divide-y divide-line border-y border-line'}`}
    >
      {facts.map(({ term, detail, more }) => (
        <div key={term} className={`fact-row ${inColumns ? 'border-t border-line' : ''}`.trim()}>
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
