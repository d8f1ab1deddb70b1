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

/** The same in three lines at any minute, beside the largest thing of a page. */
function TimeBeside({ label, time }: { label: string; time: string }) {
  const [, clock = time, other] = /^([^(]*) (\(.*\))$/.exec(time) ?? [];
  return (
    <>
      {label}{' '}
      <span className="block font-display text-h1 font-bold">
        <UnbrokenText text={clock} />
      </span>{' '}
      {other}
    </>
  );
}

interface VisitsTodayProps extends Pick<PageProps, 'today' | 'changes'> {
  isBeside?: boolean;
}

/**
 * Until when visitors may come to the general wards, or from when: the largest thing of the wards'
 * page, the second of /today. Returns undefined on a day on which a notice changes the hours.
 */
export function useVisitsToday({ today: day, changes, isBeside }: VisitsTodayProps) {
  const { today } = useWords('today');
  const { formatTime } = useWords('format');
  const { from, on, until } = isBeside ? today.visitsTime : today.visitsLarge;
  const visits = sureVisitsOn('general', day, changes.special);
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last) return undefined;
  const next = nextDay(day, (each) => sureVisitsOn('general', each, changes.special)[0]);
  const Time = isBeside ? TimeBeside : LargeTime;
  const say = (label: string, time: string) => <Time label={label} time={formatTime(time)} />;
  const always = isBeside ? say(on(day), first.opens) : say(until, last.closes);
  const timed = momentsOf(day, visits).map(({ open: [now], later: [soon], ...time }) => {
    if (now) return { ...time, text: say(until, now.closes) };
    if (soon) return { ...time, text: say(from, soon.opens) };
    return { ...time, text: next ? say(on(next.day), next.hours.opens) : always };
  });
  const text = <TimedText always={always} timed={timed} />;
  if (isBeside) {
    return (
      <div data-search="off">
        <p className="text-h3 font-semibold">{today.hours.visiting.general}</p>
        <p>{text}</p>
      </div>
    );
  }
  return (
    <div className="mt-2 space-y-2" data-search="off">
      <p className="max-w-none">{text}</p>
      <p className="text-lead">
        <UnbrokenText text={today.hoursOn(day, visits)} />
      </p>
    </div>
  );
}
