import { LargeThing } from '../../components/cloth/large-thing.tsx';
import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { useLanguage, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { isOpenAtAllHours, sessionsOn, wholeSpan } from '../../facts/schedule/day/day-plan.ts';
import { sureHoursOn } from '../../facts/schedule/day/moments.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { clinicsCalendarPath } from '../../site/addresses.ts';
import { dayAfter } from '../../time/days.ts';
import { parseKenyanTime } from '../../time/kenyan-day.ts';
import { ClinicList, type DayProps } from './clinic-list.tsx';
import { OtherHours } from './other-hours.tsx';
import { StatusReports } from './status-reports.tsx';
import { timedLine } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';
import { useVisitsToday } from './visits-today.tsx';

/** The calendar to subscribe to, with its whole address for calendar apps. */
function CalendarLinks({ url }: Pick<PageProps, 'url'>) {
  const { today } = useWords('today');
  const { heading, text, subscribe, copy, allClinics } = today.calendar;
  const path = clinicsCalendarPath(useLanguage());
  const { origin, pathname } = new URL(path, url);
  return (
    <Section id="calendar" heading={heading}>
      <div className="grid gap-x-16 gap-y-4 beside-form">
        <p className="text-ink-soft">{text}</p>
        <div>
          <p className="font-semibold">
            {origin}
            <wbr />
            {pathname}
          </p>
          <p className="actions no-print mt-4 flex flex-wrap gap-3">
            <ButtonLink href={path} icon="calendar">
              {copy}
            </ButtonLink>
            <ButtonLink
              href={`webcal:${new URL(path, url).href.replace(/^https?:/, '')}`}
              look="quiet"
            >
              {subscribe}
            </ButtonLink>
            <ButtonLink to="doctors" end="#calendar" look="quiet">
              {allClinics}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** How many clinics are open at this minute, or from when. */
function ClinicsFact({ day, special }: DayProps) {
  const { today } = useWords('today');
  const sessions = sessionsOn(day, special);
  const held = sureHoursOn(day, sessions);
  const always =
    held.length > 0
      ? [today.openLine.clinicsFrom(wholeSpan(held))]
      : today.clinicsLine(day, sessions, publicHoliday(day));
  const timed = timedLine(today, day, special).map(({ text, ...time }) => ({
    ...time,
    text: text.join(' '),
  }));
  return <TimedText always={always.join(' ')} timed={timed} />;
}

/** /today: what is open and until when, each clinic with its next day, and staff reports. */
export function TodayPage({ place, today: day, changes, url }: PageProps) {
  const { today } = useWords('today');
  const { formatWeekday } = useWords('format');
  const { special, status } = changes;
  const isAlwaysOpen = isOpenAtAllHours(day, special);
  const old = {
    from: parseKenyanTime(dayAfter(day, 1)),
    until: Number.MAX_SAFE_INTEGER,
    text: today.oldPage(day),
  };
  return (
    <>
      <PageOpening
        place={place}
        heading={today.heading}
        lead={
          <span className="text-ink">
            {isAlwaysOpen && `${today.hours.hospital}.`}
            <ClinicsFact day={day} special={special} />
            <TimedText always="" timed={[old]} />
          </span>
        }
        largest={
          <LargeThing
            label={today.fullDay(day)}
            figure={isAlwaysOpen ? today.openLarge : formatWeekday(day)}
            size={isAlwaysOpen ? 'large-hours large-line' : undefined}
          />
        }
        beside={useVisitsToday({ today: day, changes, isBeside: true })}
        halves="lead"
      />
      <StatusReports status={status} day={day} />
      <OtherHours day={day} special={special} />
      <ClinicList id="today" day={day} special={special} />
      <ClinicList id="others" day={day} special={special} />
      <div className="no-print">
        <CalendarLinks url={url} />
      </div>
    </>
  );
}
