import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { momentsOf, nextDay } from '../../facts/schedule/day/moments.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { TwoClocks } from './hours-state.tsx';
import { sayClosed, sureSamplesOn } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

type LaboratoryNowProps = Pick<PageProps, 'today' | 'changes'>;

/** Until when the laboratory takes planned samples, or from when; without script the day's hours. */
export function LaboratoryNow({ today: day, changes: { special } }: LaboratoryNowProps) {
  const { today } = useWords('today');
  const samples = sureSamplesOn(day, special);
  const next = nextDay(day, (on) => sureSamplesOn(on, special)[0]);
  const usual = samples.length > 0 ? today.hoursOn(day, samples) : today.hours.noLaboratory(day);
  const isHoliday = Boolean(publicHoliday(day));
  const timed = momentsOf(day, isHoliday ? [] : samples).map(
    ({ from, until, open: [now], later: [soon] }) => {
      const closed = () => sayClosed(today, day, soon ? { day, hours: soon } : next, false);
      const says = now ? { time: today.openNow(now) } : closed();
      return { from, until, isOpen: now !== undefined, text: <TwoClocks {...says} /> };
    },
  );
  return (
    <p className="text-lead">
      <TimedText always={isHoliday ? today.holidayOn(day) : usual} timed={isHoliday ? [] : timed} />
    </p>
  );
}
