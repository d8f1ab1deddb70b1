import { largeSize } from '../../components/cloth/large-thing.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { momentsOf, nextDay } from '../../facts/schedule/day/moments.ts';
import { sureVisitsOn } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

/**
 * Until when visitors may come to the general wards, or from when: the largest thing of the wards'
 * page. Returns undefined on a day on which a notice changes the hours.
 */
export function useVisitsToday({ today: day, changes }: Pick<PageProps, 'today' | 'changes'>) {
  const { today } = useWords('today');
  const { formatOtherClock } = useWords('format');
  const { largeFrom, largeOn, largeUntil } = today.visitsLarge;
  const visits = sureVisitsOn('general', day, changes.special);
  const last = visits.at(-1);
  if (!last) return undefined;
  const next = nextDay(day, (each) => sureVisitsOn('general', each, changes.special)[0]);
  const timed = momentsOf(day, visits).map(({ open: [now], later: [soon], ...time }) => {
    if (now) return { ...time, text: largeUntil(now) };
    if (soon) return { ...time, text: largeFrom(soon) };
    return { ...time, text: next ? largeOn(next.day, next.hours) : largeUntil(last) };
  });
  const otherClock = formatOtherClock(visits);
  return (
    <div className="mt-2 space-y-2" data-search="off">
      <p className="text-h3 font-semibold">{today.hours.visiting.general}</p>
      <p className={`large-thing ${largeSize(largeUntil(last))}`}>
        <TimedText always={largeUntil(last)} timed={timed} />
      </p>
      <p className="text-lead">{today.hoursOn(day, visits)}</p>
      {otherClock && <p>{otherClock}</p>}
    </div>
  );
}
