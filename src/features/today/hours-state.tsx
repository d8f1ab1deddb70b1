import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { NextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { sayNext, timedHours } from './timed-hours.ts';
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
}

/**
 * The hours of a day, which stay, and one short line below: the next day, or what the script says
 * of this minute. All its texts fit one line, so nothing moves.
 */
export function HoursState({ day, text, hours, sure, next }: HoursStateProps) {
  const { today } = useWords('today');
  const { formatOtherClock } = useWords('format');
  const otherClock = formatOtherClock(hours);
  return (
    <span className="block text-ink">
      <span className="block font-normal">
        <UnbrokenText text={text} />
        {otherClock && <span className="block first-letter:uppercase">{otherClock}</span>}
      </span>
      <TimedText always={sayNext(today, next)} timed={timedHours(today, day, sure)} />
    </span>
  );
}
