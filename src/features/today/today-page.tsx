import { PageHero } from '../../components/document/page-hero.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useHref, useLanguage, useWords } from '../../components/locale.tsx';
import type { PageProps, ScheduleChanges } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import {
  isHospitalChanged,
  laboratoryOn,
  sessionsOn,
  visitingOn,
} from '../../facts/schedule/day-plan.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { type StatusEntry, statusBounds } from '../../facts/schedule/status/status.ts';
import { clinicsCalendarPath } from '../../site/addresses.ts';
import { dayAfter } from '../../time/days.ts';

/** What staff report now, each with its time; null when they report nothing. */
function Status({ status, day }: { status: readonly StatusEntry[]; day: string }) {
  const { today } = useWords('today');
  const language = useLanguage();
  if (status.length === 0) return null;
  return (
    <section aria-labelledby="status" data-search="off" className="shell pb-7">
      <h2 id="status" className="text-h3">
        {today.statusHeading}
      </h2>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {status.map((entry) => {
          const { term, state, asOf } = today.statusReport(entry, day);
          return (
            // the service worker removes it from a stored copy when it expires
            <p key={entry.of} data-until={statusBounds(entry)[1]} className="py-2">
              <strong>{`${term}: ${state}.`}</strong>
              {entry.note && ` ${entry.note[language]}`}
              <small className="block text-ink-soft">{asOf}</small>
            </p>
          );
        })}
      </div>
    </section>
  );
}

interface DayProps {
  id: 'today' | 'tomorrow';
  day: string;
  special: ScheduleChanges['special'];
}

/** The clinics of a day; only the heading and the intro are searched, because the rest changes. */
function DayClinics({ id, day, special }: DayProps) {
  const { today } = useWords('today');
  const sessions = sessionsOn(day, special);
  const holiday = publicHoliday(day);
  const hasVisitor = sessions.some(({ clinic: { seenBy }, hours }) =>
    Boolean(hours && typeof seenBy === 'object' && 'visiting' in seenBy),
  );
  return (
    <Section
      id={id}
      heading={today.dayHeadings[id]}
      intro={id === 'today' ? today.byAppointment : undefined}
      background={id === 'today' ? 'page' : 'sunk'}
      continues={id === 'today'}
    >
      <div data-search="off" className="stack">
        <p className="font-semibold">{today.fullDay(day)}</p>
        {holiday && (
          <p className="font-semibold text-amber-ink">
            <LinkedText text={today.holidayNote(holiday)} />
          </p>
        )}
        {sessions.length > 0 ? (
          <FactList facts={sessions.map(today.clinicOnDay)} wide />
        ) : (
          <p>{today.noClinics}</p>
        )}
        {hasVisitor && <p className="text-small text-ink-soft">{today.visitingNote}</p>}
      </div>
    </Section>
  );
}

/** The hours of the hospital, the laboratory and the wards today. */
function OtherHours({ day, special }: Omit<DayProps, 'id'>) {
  const { today } = useWords('today');
  const { hospital, alwaysOpen, laboratory, noLaboratory, visiting } = today.hours;
  const samples = laboratoryOn(day, special);
  const visits = visitingOn(day);
  const wards = ['general', 'maternity', 'children', 'hdu'] as const;
  const facts = [
    // a notice above the page says what is different
    ...(isHospitalChanged(day, special) ? [] : [{ term: hospital, detail: alwaysOpen }]),
    { term: laboratory, detail: samples ? today.hoursOfDay([samples]) : noLaboratory },
    ...wards.map((ward) => ({ term: visiting[ward], detail: today.hoursOfDay(visits[ward]) })),
  ];
  return (
    <section aria-labelledby="hours" data-search="off" className="shell pb-7 md:pb-20">
      <h2 id="hours" className="mb-4 text-h3">
        {today.hoursHeading}
      </h2>
      <FactList facts={facts} wide />
    </section>
  );
}

/** The calendar to subscribe to, with its whole address for calendar apps. */
function CalendarLinks({ url }: Pick<PageProps, 'url'>) {
  const { today } = useWords('today');
  const { heading, text, label, allClinics } = today.calendar;
  const href = useHref();
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
        <ButtonLink href={path} icon="calendar">
          {label}
        </ButtonLink>
        <ButtonLink href={`${href('doctors')}#calendar`} look="quiet">
          {allClinics}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** /today: the clinics of today and tomorrow with their clinicians and hours, and staff reports. */
export function TodayPage({ place, today: day, changes, url }: PageProps) {
  const { today } = useWords('today');
  const { special, status } = changes;
  return (
    <>
      <PageHero place={place} heading={today.heading} lead={today.lead} />
      <Status status={status} day={day} />
      <DayClinics id="today" day={day} special={special} />
      <OtherHours day={day} special={special} />
      <DayClinics id="tomorrow" day={dayAfter(day, 1)} special={special} />
      <CalendarLinks url={url} />
    </>
  );
}
