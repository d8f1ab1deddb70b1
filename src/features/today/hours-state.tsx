import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { NextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { minutes } from '../../time/clock.ts';
import { dayAfter } from '../../time/days.ts';
import { parseKenyanTime } from '../../time/kenyan-day.ts';
import { afterHours, sayClosed, sayNext, timedHours } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

interface HoursStateProps {
  /** The page's day, ISO 8601. */
  day: string;
  /** The hours of that day in words, a range on a line. */
  lines: readonly string[];
  /** The hours that a visitor may count on. */
  sure: readonly Hours[];
  next: NextDay | undefined;
}

/** Returns a time or hours, and the second clock, which Swahili has in brackets. */
export function splitClocks(time: string): readonly [clock: string, other: string | undefined] {
  const [, clock = time, other] = /^([^(]*) (\(.*\))$/.exec(time) ?? [];
  return [clock, other];
}

/**
 * A time or hours, with words on a line before it or none; in Swahili the second clock is on a line
 * of its own, quieter and in brackets.
 */
export function TwoClocks({ time, before }: { time: string; before?: string }) {
  const [clock, other] = splitClocks(time);
  const clocks = (
    <>
      <UnbrokenText text={clock} />
      {other && ' '}
      {other && (
        <small className="block text-small font-normal text-ink-soft print:inline">{other}</small>
      )}
    </>
  );
  if (!before) return clocks;
  return (
    <>
      {before} <span className="block">{clocks}</span>
    </>
  );
}

/** When the next day's hours begin, in milliseconds since 1970. */
const openingOf = ({ day, hours }: NextDay) => parseKenyanTime(day) + minutes(hours.opens) * 60_000;

/**
 * The hours of a day and the next day; or what the script says of this minute, with what is still to
 * come. Both have as many lines, so nothing moves: the next day is for readers without script, and
 * takes the lines of hours that are over.
 */
export function HoursState({ day, lines, sure, next }: HoursStateProps) {
  const { today } = useWords('today');
  const held = timedHours(today, day, sure).map(({ text, rest, ...time }) => ({
    ...time,
    text: <TwoClocks time={text} />,
    below: (
      <>
        {rest.map((hours) => (
          <span key={hours.opens} className="block">
            <TwoClocks time={today.round(hours)} />
          </span>
        ))}
        {rest.length + 1 < lines.length && next && next.day < dayAfter(day, 7) && (
          <span className="block text-ink-soft">
            <TwoClocks time={today.soonOn(next.day, next.hours)} />
          </span>
        )}
      </>
    ),
  }));
  const over = afterHours(day, sure).map((time) => ({
    ...time,
    text: <TwoClocks {...sayClosed(today, day, next, lines.length > 1)} />,
    isOpen: false,
    opens: next && openingOf(next),
  }));
  const timed = [...held, ...over];
  return (
    <span className="block text-ink">
      <TimedText
        always={
          <>
            {lines.map((line) => (
              <span key={line} className="block">
                <TwoClocks time={line} />
              </span>
            ))}
            <span
              className={`block text-ink-soft ${timed.length > 0 ? 'without-script' : ''}`.trim()}
            >
              <TwoClocks time={sayNext(today, next)} />
            </span>
          </>
        }
        timed={timed}
      />
    </span>
  );
}
