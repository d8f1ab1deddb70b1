import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { sessionsOn } from '../../facts/schedule/day-plan.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { statusBounds } from '../../facts/schedule/status/status.ts';

/** Two lines for other pages: clinics of the day with a link to the rest, and what is missing. */
export function TodayLine({ today: day, changes }: Pick<PageProps, 'today' | 'changes'>) {
  const { today } = useWords('today');
  const href = useHref();
  const missing = changes.status.filter(({ state }) => state !== 'available');
  return (
    <div data-search="off" className="text-small">
      <p>
        <UnbrokenText
          text={today.openLine(day, sessionsOn(day, changes.special), publicHoliday(day))}
        />{' '}
        <a href={href('today')} className="text-link">
          {today.seeLabel}
        </a>
      </p>
      {missing.map((entry) => (
        // the service worker removes it from a stored copy when it expires
        <p key={entry.of} data-until={statusBounds(entry)[1]} className="font-semibold">
          {today.statusAlert(entry, day)}
        </p>
      ))}
    </div>
  );
}
