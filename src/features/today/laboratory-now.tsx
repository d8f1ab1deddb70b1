import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { momentsOf, nextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { sayClosed, sureSamplesOn } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

type LaboratoryNowProps = Pick<PageProps, 'today' | 'changes'>;

/** Until when the laboratory takes planned samples, or from when; without script the day's hours. */
export function LaboratoryNow({ today: day, changes: { special } }: LaboratoryNowProps) {
  const { today } = useWords('today');
  const { formatTime } = useWords('format');
  const samples = sureSamplesOn(day, special);
  const next = nextDay(day, (on) => sureSamplesOn(on, special)[0]);
  const usual = samples.length > 0 ? today.hoursOn(day, samples) : today.hours.noLaboratory(day);
  const isHoliday = Boolean(publicHoliday(day));
  // as many lines as the usual hours: nothing moves, and no line stays empty
  const inFull = { ...today, opening: ({ opens }: Hours) => formatTime(opens) };
  const closed = samples.length > 0 ? inFull : today;
  const timed = momentsOf(day, samples).map(({ from, until, open: [now], later: [soon] }) => {
    const opening = soon ? { day, hours: soon } : next;
    const { before = '', time } = sayClosed(closed, day, opening, false);
    const text = now ? today.openNow(now) : `${before} ${time}`.trim();
    return { from, until, isOpen: now !== undefined, text };
  });
  return (
    <p className="text-h3 font-semibold">
      <TimedText always={isHoliday ? today.holidayOn(day) : usual} timed={isHoliday ? [] : timed} />
    </p>
  );
}
