import { largeSize } from '../../components/cloth/large-thing.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { visitingOn } from '../../facts/schedule/day/day-plan.ts';
import { momentsOf, nextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { splitClocks } from './hours-state.tsx';
import { sureVisitsOn } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

/** A time as the largest thing, below a short label. */
function LargeTime({ label, time }: { label: string; time: string }) {
  const [clock, words] = splitClocks(time);
  return (
    <>
      <span className="block text-lead">{label}</span>{' '}
      {/* with its part of the day on one line, so that nothing moves */}
      <span className={`large-thing ${words ? 'cloth-head-lines' : largeSize(clock)}`}>
        <UnbrokenText text={clock} />
      </span>{' '}
      {words && <span className="mt-1 block text-h3 font-semibold">{words}</span>}
    </>
  );
}

/** The same on one line at any minute, beside a page's lead. */
function TimeBeside({ label, time }: { label: string; time: string }) {
  const [clock, words] = splitClocks(time);
  return (
    <>
      <span className="max-md:text-small">{`${label}\u2002`}</span>
      <span className="font-display text-h2 font-bold lg:text-h1">
        <UnbrokenText text={clock} />
      </span>{' '}
      {words && <span className="block text-ink-soft">{words}</span>}
    </>
  );
}

interface VisitsTodayProps extends Pick<PageProps, 'today' | 'changes'> {
  isBeside?: boolean;
}

/** The wards for mothers and children, whose hours are not those in large: true at any minute. */
function OtherWards({ day, visits }: { day: string; visits: readonly Hours[] }) {
  const { today } = useWords('today');
  const { formatHours } = useWords('format');
  const { maternity, children } = visitingOn(day);
  const { both, ...names } = today.otherWards;
  const hours = { maternity: formatHours(maternity), children: formatHours(children) };
  const wards =
    hours.maternity === hours.children
      ? [{ name: both, text: hours.maternity }]
      : (['maternity', 'children'] as const).map((ward) => ({
          name: names[ward],
          text: hours[ward],
        }));
  return wards
    .filter(({ text }) => text !== formatHours(visits))
    .map(({ name, text }) => (
      <p key={name} className="mt-1 text-lead">
        <UnbrokenText text={`${name}: ${text}`} />
      </p>
    ));
}

/**
 * Until when visitors may come to the general wards, or from when: the largest thing of the wards'
 * page, the second of /today. Returns undefined on a day on which a notice changes the hours.
 */
export function useVisitsToday({ today: day, changes, isBeside }: VisitsTodayProps) {
  const { today } = useWords('today');
  const { formatTime } = useWords('format');
  const { from, on, until } = today.visitsTime;
  const visits = sureVisitsOn('general', day, changes.special);
  const [first] = visits;
  if (!first) return undefined;
  const next = nextDay(day, (each) => sureVisitsOn('general', each, changes.special)[0]);
  const Time = isBeside ? TimeBeside : LargeTime;
  const say = (label: string, time: string) => <Time label={label} time={formatTime(time)} />;
  const always = say(on(day), first.opens);
  const timed = momentsOf(day, visits).map(({ open: [now], later: [soon], ...time }) => {
    if (now) return { ...time, text: say(until, now.closes) };
    if (soon) return { ...time, text: say(from, soon.opens) };
    return { ...time, text: next ? say(on(next.day), next.hours.opens) : always };
  });
  const text = <TimedText always={always} timed={timed} />;
  return (
    <div
      className={isBeside ? 'no-print border-t border-line pt-4 md:border-t-0 md:pt-0' : 'mt-2'}
      data-search="off"
    >
      <p className="text-h3 font-semibold">{today.hours.visiting.general}</p>
      <p className="max-w-none">{text}</p>
      {!isBeside && (
        <p className="mt-2 text-lead">
          <UnbrokenText text={today.hoursOn(day, visits)} />
        </p>
      )}
      {!isBeside && <OtherWards {...{ day, visits }} />}
    </div>
  );
}
