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
  /** Both ways of telling the time are beside it already. */
  oneClock?: boolean | undefined;
}

/** Hours in the second way of telling the time, quieter, a range on a line where they are long. */
export function OtherClock({ hours }: Pick<HoursStateProps, 'hours'>) {
  const { formatOtherClock } = useWords('format');
  const ranges = formatOtherClock(hours)?.split('; ');
  return (
    ranges && (
      <span className="block text-small font-normal text-ink-soft">
        {ranges.map((range, index, { length }) => (
          <span
            key={range}
            className={`inline-block ${index ? '' : 'first-letter:uppercase'}`.trim()}
          >
            {range}
            {index + 1 < length && ';\u00a0'}
          </span>
        ))}
      </span>
    )
  );
}

/**
 * The hours of a day and the next day; or what the script says of this minute, then the hours that
 * count. Once single hours are over, only the next day is left. All have as many lines, so nothing
 * moves.
 */
export function HoursState({ day, text, hours, sure, next, oneClock }: HoursStateProps) {
  const { today } = useWords('today');
  const hoursOfDay = (
    <>
      <span className="block font-normal">
        <UnbrokenText text={text} />
      </span>
      {!oneClock && <OtherClock hours={hours} />}
    </>
  );
  const nextOpen = <span className="block">{sayNext(today, next)}</span>;
  const now = timedHours(today, day, sure).map((time) => ({ ...time, below: hoursOfDay }));
  const [only, ...others] = sure;
  const over = only && others.length === 0 ? afterHours(day, sure) : [];
  const closed = over.map((time) => ({
    ...time,
    text: (
      <>
        {nextOpen}
        {next && !oneClock && <OtherClock hours={[next.hours]} />}
        {only && <span className="block font-normal text-ink-soft">{today.closedAt(only)}</span>}
      </>
    ),
  }));
  return (
    <span className="block text-ink">
      <TimedText
        always={
          <>
            {hoursOfDay}
            {nextOpen}
          </>
        }
        timed={[...now, ...closed]}
      />
    </span>
  );
}
