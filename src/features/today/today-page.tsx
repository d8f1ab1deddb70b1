import { LargeThing } from '../../components/cloth/large-thing.tsx';
import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useLanguage, useWords } from '../../components/locale.tsx';
import type { PageProps, ScheduleChanges } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { type Clinic, clinics } from '../../facts/schedule/clinics.ts';
import { nextClinicDay } from '../../facts/schedule/day/clinic-day.ts';
import {
  isOpenAtAllHours,
  laboratoryOn,
  sessionsOn,
  visitingOn,
} from '../../facts/schedule/day/day-plan.ts';
import { nextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { type StatusEntry, statusBounds } from '../../facts/schedule/status/status.ts';
import { clinicsCalendarPath } from '../../site/addresses.ts';
import { isOn } from '../../site/routes.ts';
import { dayAfter } from '../../time/days.ts';
import { parseKenyanTime } from '../../time/kenyan-day.ts';
import { ClinicDay } from './clinic-day.tsx';
import { sureVisitsOn, timedHours } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';
import { TodayText } from './today-line.tsx';

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
            // the service worker and the script remove it when it expires
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
  day: string;
  special: ScheduleChanges['special'];
}

/** The clinics of the day, or all others; only heading and intro are searched: the rest changes. */
function Clinics({ id, day, special }: DayProps & { id: 'today' | 'others' }) {
  const { today } = useWords('today');
  const { clinicNames, clinicianOf } = useWords('clinicWords');
  const { formatOtherClock } = useWords('format');
  const holiday = publicHoliday(day);
  const sessions = sessionsOn(day, special);
  const held = sessions.map(({ clinic }) => clinic);
  const otherClock = (clinic: Clinic) => {
    const hours = sessions.find((session) => session.clinic === clinic)?.hours;
    return hours && formatOtherClock([hours]);
  };
  const nextOf = (clinic: Clinic) => nextClinicDay(clinic.id, day, special)?.day ?? '9';
  const shown =
    id === 'today'
      ? held
      : clinics
          .filter((clinic) => !held.includes(clinic))
          .sort((a, b) => (nextOf(a) < nextOf(b) ? -1 : 1));
  const hasVisitor = shown.some(({ seenBy }) => typeof seenBy === 'object' && 'visiting' in seenBy);
  return (
    <Section
      id={id}
      heading={today.dayHeadings[id]}
      intro={id === 'today' ? today.byAppointment : undefined}
      background={id === 'today' ? 'page' : 'sunk'}
      continues={id === 'today'}
    >
      <div data-search="off" className="stack">
        {id === 'today' && holiday && (
          <p className="font-semibold text-amber-ink">
            <LinkedText text={today.holidayNote(holiday)} />
          </p>
        )}
        {shown.length > 0 ? (
          <FactList
            facts={shown.map((clinic) => ({
              term: clinicNames[clinic.id],
              more: (
                <ClinicDay
                  {...{ clinic, day, special }}
                  details={[otherClock(clinic), clinicianOf(clinic)]}
                />
              ),
            }))}
            wide
          />
        ) : (
          <p>{today.noClinics}</p>
        )}
        {hasVisitor && <p className="text-small text-ink-soft">{today.visitingNote}</p>}
      </div>
    </Section>
  );
}

const everyWard = ['general', 'maternity', 'children', 'hdu'] as const;
const wards = everyWard.filter((ward) => ward !== 'hdu' || isOn(ward));

/** The hours of the hospital, the laboratory and the wards. */
function OtherHours({ day, special }: DayProps) {
  const { today } = useWords('today');
  const { formatOtherClock } = useWords('format');
  const { hospital, alwaysOpen, laboratory, noLaboratory, visiting } = today.hours;
  const samples = laboratoryOn(day, special);
  const visits = visitingOn(day);
  const hoursFact = (
    term: string,
    hours: readonly Hours[],
    sureOn: (day: string) => readonly Hours[],
  ) => ({
    term,
    more: (
      <>
        <TimedText
          always={today.hoursOfDay(hours)}
          timed={timedHours(
            today,
            day,
            sureOn(day),
            nextDay(day, (next) => sureOn(next)[0]),
          )}
        />
        <small className="block text-ink-soft first-letter:uppercase">
          {formatOtherClock(hours)}
        </small>
      </>
    ),
  });
  const sureSamples = (on: string) =>
    publicHoliday(on) ? [] : [laboratoryOn(on, special) ?? []].flat();
  const facts = [
    // a notice above the page says what is different
    ...(isOpenAtAllHours(day, special) ? [{ term: hospital, detail: alwaysOpen }] : []),
    ...wards.map((ward) =>
      hoursFact(visiting[ward], visits[ward], (on) => sureVisitsOn(ward, on, special)),
    ),
    samples
      ? hoursFact(laboratory, [samples], sureSamples)
      : { term: laboratory, detail: noLaboratory(day) },
  ];
  return (
    <section aria-labelledby="hours" data-search="off" className="shell pt-6 pb-7 md:pt-12">
      <h2 id="hours" className="mb-4 text-section">
        {today.hoursHeading}
      </h2>
      <FactList facts={facts} wide />
    </section>
  );
}

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
            <TodayText today={day} changes={changes} />
          </span>
        }
        largest={
          <LargeThing
            label={today.fullDay(day)}
            figure={isOpenAtAllHours(day, special) ? today.openLarge : formatWeekday(day)}
          >
            <p className="max-w-measure text-ink-soft">
              <TimedText always={today.lead} timed={[old]} />
            </p>
          </LargeThing>
        }
      />
      <Status status={status} day={day} />
      <OtherHours day={day} special={special} />
      <Clinics id="today" day={day} special={special} />
      <Clinics id="others" day={day} special={special} />
      <CalendarLinks url={url} />
    </>
  );
}
