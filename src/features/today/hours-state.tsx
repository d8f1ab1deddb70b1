import { useWords } from '../../components/locale.tsx';
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
 * minute. Single hours that are over are replaced, too. All texts fit one line, so nothing moves.
 */
export function HoursState({ day, text, hours, sure, next, short }: HoursStateProps) {
  const { today } = useWords('today');
  // on a day with a notice both lines matter
  if (short && sure.length > 0) {
    const after = afterHours(day, sure).map((time) => ({ ...time, text: sayNext(today, next) }));
    return (
      <span className="block text-ink">
        <TimedText always={text} timed={[...timedHours(today, day, sure), ...after]} />
      </span>
    );
  }
  const [only, ...others] = sure;
  const over =
    only && others.length === 0
      ? afterHours(day, sure).map((time) => ({ ...time, text: today.closedAt(only) }))
      : [];
  return (
    <span className="block text-ink">
      <span className="block font-normal">
        <TimedText always={text} timed={over} />
        <OtherClock hours={hours} />
      </span>
      <TimedText always={sayNext(today, next)} timed={timedHours(today, day, sure)} />
    </span>
  );
}
