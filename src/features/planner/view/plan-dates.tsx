import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { FoldSummary } from '../../../components/urgency/fold-summary.tsx';
import type { Dated, When } from '../mark-dates.ts';

/** One row of a plan's list. */
export interface PlanDate extends Dated {
  title: string;
  when: When;
  what: string;
  /** In small type below. */
  details?: string;
  /** The line under which this day is folded with its neighbours of the same line. */
  foldedUnder?: string | undefined;
}

/** Fewer days than this in a row are not folded. */
const fewestFolded = 3;

function Row({ title, date, until, when, what, details }: PlanDate) {
  const { planFrame } = useWords('planFrame');
  const { formatFullDay } = useWords('format');
  return (
    <li className={`fact-row ${when === 'next' ? 'bg-tint px-4' : ''}`}>
      <div className="flex flex-wrap content-start items-center gap-x-3">
        <h3 className="text-h4 lg:w-full">{title}</h3>
        <time dateTime={date} className={when === 'past' ? 'text-ink-soft' : 'font-semibold'}>
          <LinkedText text={formatFullDay(date)} />
        </time>{' '}
        {until && <span className="text-ink-soft">{planFrame.until(formatFullDay(until))} </span>}
        {when === 'next' && (
          <strong className="rounded-control border border-brand px-3 text-small text-brand">
            {planFrame.isNext}
          </strong>
        )}
        {when === 'past' && <span className="text-small text-ink-soft">{planFrame.past}</span>}
      </div>
      <p className={`text-ink-soft ${when === 'past' ? 'no-print' : ''}`}>
        <LinkedText text={what} />
        {details && <span className="mt-1 block text-small">{details}</span>}
      </p>
    </li>
  );
}

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
        <Row key={date.title} {...date} />
      ))}
    </ol>
  );
}

interface PlanDatesProps {
  heading: string;
  /** What to do when late. */
  late: string;
  /** Where and when to come. */
  clinic: string;
  dates: readonly PlanDate[];
}

/** The days of a plan in order, after the advice for those who are late; past days are folded. */
export function PlanDates({ heading, late, clinic, dates }: PlanDatesProps) {
  const { planFrame } = useWords('planFrame');
  const pastLabel = planFrame.pastDays(dates.filter(({ when }) => when === 'past').length);
  const foldOf = ({ when, foldedUnder }: PlanDate) => {
    if (when === 'past') return pastLabel;
    return when === 'later' ? foldedUnder : undefined;
  };
  const runs = runsOf(dates.map((date) => ({ ...date, foldedUnder: foldOf(date) })));
  return (
    <section className="ruled">
      <h2 id="visits" className="text-section">
        {heading}
      </h2>
      <p className="mt-3 max-w-measure font-semibold">{late}</p>
      <p className="mt-2 max-w-measure text-ink-soft">
        <LinkedText text={clinic} />
      </p>
      <div className="visit-list mt-4">
        {runs.map((run) => {
          const { title, foldedUnder: label } = run[0] ?? {};
          if (!label || run.length < fewestFolded) return <Rows key={title} dates={run} />;
          return (
            <details key={title} className="disclosure border-t border-line">
              <FoldSummary>
                <span className="no-print font-semibold">{label}</span>
              </FoldSummary>
              <Rows dates={run} />
            </details>
          );
        })}
      </div>
    </section>
  );
}
