import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/lists/disclosure.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { type PlanDate, PlanRow } from './plan-row.tsx';

/** Fewer days than this in a row are not folded, unless they are past. */
const fewestFolded = 3;

/** Returns the dates in runs that are folded under the same line, or under none. */
function runsOf(dates: readonly PlanDate[]): PlanDate[][] {
  const runs: PlanDate[][] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last?.[0] && last[0].foldedUnder === date.foldedUnder) last.push(date);
    else runs.push([date]);
  }
  return runs;
}

function Rows({ dates }: { dates: readonly PlanDate[] }) {
  return (
    <ol className="divide-y divide-line border-t border-line">
      {dates.map((date) => (
        <PlanRow key={date.title} {...date} />
      ))}
    </ol>
  );
}

/** Text in the two columns of the list of days. */
function Notes({ first, notes }: { first: ReactNode } & Pick<PlanDatesProps, 'notes'>) {
  return (
    <div className="fact-row gap-y-2 text-ink">
      {first}
      <div className="space-y-2">
        {notes.map((note) => (
          <p key={note}>
            <LinkedText text={note} />
          </p>
        ))}
      </div>
    </div>
  );
}

interface PlanDatesProps {
  heading: string;
  /** What to do when late. */
  late: string;
  /** What to know before the days. */
  notes: readonly string[];
  /** What to know about the days after the next one, as a row below it. */
  beyond?: { title: string; text: string } | undefined;
  /** What to know at the visits; below the days. */
  after?: readonly string[];
  dates: readonly PlanDate[];
}

/** Days in order; past ones are folded, and so are neighbours of one line. */
function Runs({ dates }: Pick<PlanDatesProps, 'dates'>) {
  const { planFrame } = useWords('planFrame');
  const pastLabel = planFrame.pastDays(dates.filter(({ when }) => when === 'past').length);
  const foldOf = ({ when, foldedUnder }: PlanDate) => {
    if (when === 'past') return pastLabel;
    return when === 'later' ? foldedUnder : undefined;
  };
  const runs = runsOf(dates.map((date) => ({ ...date, foldedUnder: foldOf(date) })));
  return runs.map((run) => {
    const { title, foldedUnder: label } = run[0] ?? {};
    const isFolded = label && (label === pastLabel || run.length >= fewestFolded);
    if (!isFolded) return <Rows key={title} dates={run} />;
    return (
      <Disclosure
        key={title}
        className="border-t border-line"
        summary={<span className="no-print">{label}</span>}
      >
        <Rows dates={run} />
      </Disclosure>
    );
  });
}

/** The days of a plan, after the advice for those who are late. */
export function PlanDates({ heading, late, notes, beyond, after = [], dates }: PlanDatesProps) {
  const ahead = dates.findIndex(({ when }) => when === 'next') + 1;
  return (
    <section>
      <h2 id="visits" className="text-section">
        {heading}
      </h2>
      <div className="visit-list">
        {notes.length > 0 ? (
          <Notes first={<p className="font-semibold">{late}</p>} notes={notes} />
        ) : (
          <p className="py-3 font-semibold">{late}</p>
        )}
        <Runs dates={dates.slice(0, ahead)} />
        {beyond && (
          <div className="border-t border-line">
            <Notes
              first={<p className="font-display text-h4 font-bold">{beyond.title}</p>}
              notes={[beyond.text]}
            />
          </div>
        )}
        <Runs dates={dates.slice(ahead)} />
        {after.length > 0 && <Notes first={<p>{after[0]}</p>} notes={after.slice(1)} />}
      </div>
    </section>
  );
}
