import { LargeThing } from '../../components/cloth/large-thing.tsx';
import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { useLanguage, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { isOpenAtAllHours } from '../../facts/schedule/day/day-plan.ts';
import { clinicsCalendarPath } from '../../site/addresses.ts';
import { dayAfter } from '../../time/days.ts';
import { parseKenyanTime } from '../../time/kenyan-day.ts';
import { ClinicList } from './clinic-list.tsx';
import { OtherHours } from './other-hours.tsx';
import { StatusReports } from './status-reports.tsx';
import { TodayText } from './today-line.tsx';

/** The calendar to subscribe to, with its whole address for calendar apps. */
function CalendarLinks({ url }: Pick<PageProps, 'url'>) {
  const { today } = useWords('today');
  const { heading, text, subscribe, copy, allClinics } = today.calendar;
  const path = clinicsCalendarPath(useLanguage());
  const { origin, pathname } = new URL(path, url);
  return (
    <Section id="calendar" heading={heading} intro={text}>
      <p className="font-semibold">
        {origin}
        <wbr />
        {pathname}
      </p>
      <p className="actions no-print mt-4 flex flex-wrap gap-3">
        <ButtonLink
          href={`webcal:${new URL(path, url).href.replace(/^https?:/, '')}`}
          icon="calendar"
        >
          {subscribe}
        </ButtonLink>
        <ButtonLink href={path} look="quiet">
          {copy}
        </ButtonLink>
        <ButtonLink to="doctors" end="#calendar" look="quiet">
          {allClinics}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** /today: what is open and until when, each clinic with its next day, and staff reports. */
export function TodayPage({ place, today: day, changes, url }: PageProps) {
  const { today } = useWords('today');
  const { formatWeekday } = useWords('format');
  const { special, status } = changes;
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
            <TodayText today={day} changes={changes} withoutVisits timed={[old]} />
          </span>
        }
        largest={
          <LargeThing
            label={today.fullDay(day)}
            figure={isOpenAtAllHours(day, special) ? today.openLarge : formatWeekday(day)}
          />
        }
      />
      <StatusReports status={status} day={day} />
      <OtherHours day={day} special={special} />
      <ClinicList id="today" day={day} special={special} />
      <ClinicList id="others" day={day} special={special} />
      <CalendarLinks url={url} />
    </>
  );
}
