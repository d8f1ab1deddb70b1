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

/** What to do and when, with the act first, up to a comma or full stop that no figure holds, in bold. */
function Act({ text, isUrgent }: { text: string; isUrgent: boolean | undefined }) {
  const act = text.split(/[,.](?=\s|$)/, 1).join();
  return (
    <>
      <strong className={`font-semibold ${isUrgent ? 'text-alarm-ink' : ''}`.trim()}>
        <LinkedText text={act} />
      </strong>
      <LinkedText text={text.slice(act.length)} />
    </>
  );
}

interface RowsProps extends FactListProps {
  /** The look of rows that say what to do and when: they are read from term to term, and from act to act. */
  acts?: string;
}

function Rows({ facts, short, wide, acts }: RowsProps) {
  const look = acts ?? (wide ? 'fact-pairs' : 'border-y border-line');
  return (
    <dl
      className={`${short ? 'fact-list-short' : 'fact-list'} ${wide ? '' : 'divide-y divide-line'} ${look}`}
    >
      {facts.map(({ term, who, detail, isUrgent, more }) => (
        <div key={term} className={`fact-row ${wide ? 'border-t border-line' : ''}`.trim()}>
          <dt className={acts ? 'font-display text-h4 text-balance' : undefined}>
            <Term {...{ term, who }} />
          </dt>
          <dd className={acts ? 'leading-snug text-ink' : undefined}>
            {detail &&
              (acts ? <Act text={detail} isUrgent={isUrgent} /> : <LinkedText text={detail} />)}
            {more}
          </dd>
        </div>
      ))}
    </dl>
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
          <dd className={short ? 'lg:text-h2 lg:font-bold lg:text-brand' : 'text-ink-soft'}>
            {detail && <LinkedText text={detail} />}
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const panel = 'edge-rows mx-0 rounded-control border-s-8';

/** Aligned terms and details: hours, rules, prices. What cannot wait is in a panel before the rest. */
export function FactList({ facts, short, wide }: FactListProps) {
  if (wide && facts.length < 4) return <FactColumns facts={facts} short={short} />;
  const urgent = facts.filter(({ isUrgent }) => isUrgent);
  if (urgent.length === 0) return <Rows facts={facts} short={short} wide={wide} />;
  const others = facts.filter(({ isUrgent }) => !isUrgent);
  return (
    <div className="space-y-2">
      <Rows facts={urgent} acts={`${panel} border-alarm bg-alarm-tint`} />
      <Rows facts={others} acts={`${panel} border-field-line bg-surface`} />
    </div>
  );
}
