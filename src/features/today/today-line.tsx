import { Fragment } from 'react';
import { PageLink } from '../../components/links/page-link.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { isOpenAtAllHours, sessionsOn } from '../../facts/schedule/day/day-plan.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { statusBounds } from '../../facts/schedule/status/status.ts';
import { sureVisitsOn, timedLine } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

type Day = Pick<PageProps, 'today' | 'changes'>;

/** Sentences, none of which begins in the last line's rest: facts.css says when each has a line. */
function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">
        <UnbrokenText text={sentence} />
      </span>
    </Fragment>
  ));
}

/** What is open at the visitor's minute, or what there is on the day. */
function TodayText({ today: day, changes: { special } }: Day) {
  const { today } = useWords('today');
  const visits = sureVisitsOn('general', day, special);
  const sentences = [
    ...today.clinicsLine(day, sessionsOn(day, special), publicHoliday(day)),
    ...visits.slice(0, 1).map(today.openLine.visitsFrom),
  ];
  const always = isOpenAtAllHours(day, special) ? [today.openLine.always] : [];
  return (
    <TimedText
      always={<Sentences of={sentences} />}
      timed={timedLine(today, day, special, { visits, always }).map(({ text, ...time }) => ({
        ...time,
        text: <Sentences of={text} />,
      }))}
    />
  );
}

/** Lines for other pages: what is open, as a link to /today, and what is missing. */
export function TodayLine({ today: day, changes, isAlone }: Day & { isAlone?: boolean }) {
  const { today } = useWords('today');
  const missing = changes.status.filter(({ state }) => state !== 'available');
  return (
    <div data-search="off" className={isAlone ? undefined : 'text-small'}>
      <PageLink to="today" className="flex min-h-11 flex-wrap items-baseline gap-x-4 leading-snug">
        <span className={`basis-full ${isAlone ? '' : 'sm:flex-1 sm:basis-3/5'}`.trim()}>
          <TodayText today={day} changes={changes} />
        </span>
        <span className="no-print text-link shrink-0">{today.seeLabel}</span>
      </PageLink>
      {missing.map((entry) => (
        // the service worker and the script remove it when it expires
        <p key={entry.of} data-until={statusBounds(entry)[1]} className="font-semibold">
          {today.statusAlert(entry, day)}
        </p>
      ))}
    </div>
  );
}
