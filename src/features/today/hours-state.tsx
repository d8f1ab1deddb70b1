import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { NextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { afterHours, sayNext, timedHours } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

interface HoursStateProps {
  /** The page's day, ISO 8601. */
  day: string;
  /** The hours of that day in words. */
  text: string;
  hours: readonly Hours[];
  /** The hours that a visitor may count on. */
  sure: readonly Hours[];
  next: NextDay | undefined;
  /** One line for all of that, beside the hours of the week. */
  short?: boolean | undefined;
}

/** Hours in the second way of telling the time, a range on a line where they are long. */
export function OtherClock({ hours }: Pick<HoursStateProps, 'hours'>) {
  const { formatOtherClock } = useWords('format');
  return formatOtherClock(hours)
    ?.split('; ')
    .map((range, index, { length }) => (
      <span key={range} className={`inline-block ${index ? '' : 'first-letter:uppercase'}`.trim()}>
        {range}
        {index + 1 < length && ';\u00a0'}
      </span>
    ));
}

/**
 * The hours of a day, and one short line below: the next day, or what the script says of this
 * minute. Once single hours are over, only the next day is left. All texts have as many lines, so
 * nothing moves.
 */
export function HoursState({ day, text, hours, sure, next }: HoursStateProps) {
  const { today } = useWords('today');
  const { formatOtherClock } = useWords('format');
  const [only, ...others] = sure;
  const times = only && others.length === 0 ? afterHours(day, sure) : [];
  const closed = only && today.closedAt(only);
  // the line of a second clock is for the hours that count: today's, then the next ones
  const hasClock = Boolean(next && formatOtherClock(hours));
  const over = times.map((time) => ({
    ...time,
    text: (
      <>
        {closed}
        {hasClock && <span className="block">{sayNext(today, next)}</span>}
      </>
    ),
  }));
  const after = times.map((time) => ({
    ...time,
    text: next && <OtherClock hours={[next.hours]} />,
  }));
  return (
    <span className="block text-ink">
      <span className="block font-normal">
        <TimedText
          always={
            <>
              <UnbrokenText text={text} />
              <span className="block">
                <OtherClock hours={hours} />
              </span>
            </>
          }
          timed={over}
        />
      </span>
      <TimedText
        always={sayNext(today, next)}
        timed={[...timedHours(today, day, sure), ...(hasClock ? after : [])]}
      />
    </span>
  );
}
