import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import type { NextStep, When } from '../next-step.ts';

/** A day of a plan. */
export interface PlanDate {
  title: string;
  /** ISO 8601 day of a visit that is past. */
  date: string;
  when: When;
  /** What to do about it; undefined if it is past. */
  step?: NextStep | undefined;
  /** Why it is on another day. */
  note: string;
  what: string;
  /** In small type below. */
  details?: string;
  /** The line under which this day is folded with its neighbours of the same line. */
  foldedUnder?: string | undefined;
}

/** Marks of the rows that are not simply ahead. */
const marks = { past: 'past', late: 'late', next: 'isNext' } as const;

/** A day of a plan as a row of its list: its name and day, then what to do and what happens. */
export function PlanRow({ title, date, step, note, when, what, details }: PlanDate) {
  const { planFrame, stepWords } = useWords('planFrame');
  const { formatFullDay } = useWords('format');
  const isPast = when === 'past';
  const day = step?.day ?? date;
  const text = step && step.timing !== 'on' ? stepWords[step.timing] : formatFullDay(day);
  return (
    <li
      className={`fact-row ${isPast ? '' : 'text-ink'} ${when === 'next' ? 'edge-rows' : ''}`.trim()}
    >
      <div className="flex flex-wrap content-start items-center gap-x-3">
        <h3 className="text-h4">{title}</h3>
        <time
          dateTime={day}
          className={`order-1 lg:w-full ${isPast ? '' : 'font-semibold'}`.trim()}
        >
          <LinkedText text={text} />
        </time>{' '}
        {step?.until && step.timing !== 'lastDay' && (
          <span className="order-1">{planFrame.until(formatFullDay(step.until))} </span>
        )}
        {when !== 'later' && (
          <strong
            className={
              isPast
                ? 'text-small font-normal'
                : 'rounded-control border border-brand px-3 text-small text-brand'
            }
          >
            {planFrame[marks[when]]}
          </strong>
        )}
      </div>
      <div className={isPast ? 'no-print' : ''}>
        {note && (
          <p className="font-semibold">
            <LinkedText text={note} />
          </p>
        )}
        <p>
          <LinkedText text={what} />
        </p>
        {details && <p className="mt-1 text-small text-ink-soft">{details}</p>}
      </div>
    </li>
  );
}
