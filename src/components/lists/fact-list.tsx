import type { ReactNode } from 'react';
import type { Fact } from '../../words/departments/department-words.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface FactListProps {
  /** `who` is below the term, `more` follows the detail. */
  facts: readonly (Pick<Fact, 'term'> &
    Partial<Fact> & { who?: string | undefined; more?: ReactNode })[];
  /** Details are on the same line as their term. */
  short?: boolean | undefined;
  /** In columns on wide screens. */
  wide?: boolean | undefined;
}

/** A term, and below it who it is with. */
function Term({ term, who }: Pick<FactListProps['facts'][number], 'term' | 'who'>) {
  return (
    <>
      <UnbrokenText text={term} />
      {who && ' '}
      {who && (
        <span className="block text-small font-normal text-ink-soft first-letter:uppercase">
          <UnbrokenText text={who} />
        </span>
      )}
    </>
  );
}

/** Two or three facts side by side; a short detail is the largest text of its column. */
function FactColumns({ facts, short }: Omit<FactListProps, 'wide'>) {
  return (
    <dl className="grid gap-x-10 lg:grid-cols-3">
      {facts.map(({ term, who, detail, more }) => (
        <div
          key={term}
          className={`border-t border-line py-3 ${short ? 'flex flex-wrap justify-between gap-x-6 lg:block' : ''}`.trim()}
        >
          <dt className="font-semibold">
            <Term {...{ term, who }} />
          </dt>
          <dd className={short ? 'lg:text-h3 lg:font-bold' : 'text-ink-soft'}>
            {detail && <LinkedText text={detail} />}
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Aligned terms and details: hours, rules, prices. */
export function FactList({ facts, short, wide }: FactListProps) {
  if (wide && facts.length < 4) return <FactColumns facts={facts} short={short} />;
  return (
    <dl
      className={`${short ? 'fact-list-short' : 'fact-list'} ${wide ? 'fact-pairs' : 'divide-y divide-line border-y border-line'}`}
    >
      {facts.map(({ term, who, detail, more }) => (
        <div key={term} className={`fact-row ${wide ? 'border-t border-line' : ''}`.trim()}>
          <dt>
            <Term {...{ term, who }} />
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
