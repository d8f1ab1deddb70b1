import { largeSize } from '../../components/cloth/large-thing.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { momentsOf, nextDay } from '../../facts/schedule/day/moments.ts';
import { sureVisitsOn } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

/** A time as the largest thing, below what it is in one line. */
function LargeTime({ label, time }: { label: string; time: string }) {
  return (
    <>
      <span className="block text-h3 font-semibold">{label}</span>{' '}
      <span className={`large-thing ${largeSize(time)}`}>
        <UnbrokenText text={time} />
      </span>
    </>
  );
}

/**
 * Until when visitors may come to the general wards, or from when: the largest thing of the wards'
 * page. Returns undefined on a day on which a notice changes the hours.
 */
export function useVisitsToday({ today: day, changes }: Pick<PageProps, 'today' | 'changes'>) {
  const { today } = useWords('today');
  const { formatTime } = useWords('format');
  const { from, on, until } = today.visitsLarge;
  const visits = sureVisitsOn('general', day, changes.special);
  const last = visits.at(-1);
  if (!last) return undefined;
  const next = nextDay(day, (each) => sureVisitsOn('general', each, changes.special)[0]);
  const always = <LargeTime label={until} time={formatTime(last.closes)} />;
  const timed = momentsOf(day, visits).map(({ open: [now], later: [soon], ...time }) => {
    if (now) return { ...time, text: <LargeTime label={until} time={formatTime(now.closes)} /> };
    if (soon) return { ...time, text: <LargeTime label={from} time={formatTime(soon.opens)} /> };
    const text = next && <LargeTime label={on(next.day)} time={formatTime(next.hours.opens)} />;
    return { ...time, text: text ?? always };
  });
  return (
    <div className="mt-2 space-y-2" data-search="off">
      <p className="max-w-none">
        <TimedText always={always} timed={timed} />
      </p>
      <p className="text-lead">
        <UnbrokenText text={today.hoursOn(day, visits)} />
      </p>
    </div>
  );
}
