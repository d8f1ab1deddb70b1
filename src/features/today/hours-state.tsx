import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { NextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
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

/**
 * A time or hours; Swahili has them in the second clock too, quieter and in brackets. There a day
 * before the time has a line of its own, so that any state has as many lines.
 */
export function TwoClocks({ text }: { text: string }) {
  const [, before, clock = text, other] = /^(?:(.*,) )?([^(]*) (\(.*\))$/.exec(text) ?? [];
  const clocks = (
    <>
      <UnbrokenText text={clock} />
      {other && ' '}
      {other && (
        <small className="inline-block text-small font-normal text-ink-soft">{other}</small>
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

/**
 * The hours of a day and the next day; or what the script says of this minute, then the same hours.
 * Both have as many lines, so nothing moves.
 */
export function HoursState({ day, lines, sure, next }: HoursStateProps) {
  const { today } = useWords('today');
  const hoursOfDay = lines.map((line) => (
    <span key={line} className="block">
      <TwoClocks text={line} />
    </span>
  ));
  const quiet = <span className="block font-normal text-ink-soft">{hoursOfDay}</span>;
  const over = afterHours(day, sure).map((time) => ({
    ...time,
    text: sayClosed(today, day, next),
    isOpen: false,
  }));
  const timed = [...timedHours(today, day, sure), ...over];
  return (
    <span className="block text-ink">
      <TimedText
        always={
          <>
            <span className="block font-semibold">{hoursOfDay}</span>
            <span className="block font-normal">
              <TwoClocks text={sayNext(today, next)} />
            </span>
          </>
        }
        timed={timed.map(({ text, ...time }) => ({
          ...time,
          text: <TwoClocks text={text} />,
          below: quiet,
        }))}
      />
    </span>
  );
}
