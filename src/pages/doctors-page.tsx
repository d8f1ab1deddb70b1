import { PageOpening } from '../components/cloth/page-opening.tsx';
import { Icon } from '../components/icons/icon.tsx';
import * as icons from '../components/icons/icon-names.ts';
import { ButtonLink } from '../components/links/button-link.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { PageLink } from '../components/links/page-link.tsx';
import { HeadedFold } from '../components/lists/disclosure.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { SampleNote } from '../components/notes/sample-note.tsx';
import type { PageProps } from '../components/page-props.ts';
import { Portrait } from '../components/pictures/portrait.tsx';
import { Section } from '../components/section.tsx';
import { doctorKeys, doctors, people, supportStaffKeys } from '../facts/people/people.ts';
import { clinicWeek } from '../facts/schedule/clinics.ts';
import { ClinicRows } from '../features/today/clinic-rows.tsx';
import { TodayLine } from '../features/today/today-line.tsx';
import { dayAfter, type Weekday, weekdayOf } from '../time/days.ts';
import { DoctorProfile } from './doctor-profile.tsx';

/** Returns the weekday of the first day from today on that has clinics of its own. */
function nextWeekday(today: string): Weekday | undefined {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((days) => weekdayOf(dayAfter(today, days)))
    .find((weekday) => clinicWeek.some(({ day }) => day === weekday));
}

/** /doctors: the doctors and the other staff. */
export function DoctorsPage({ place, today, changes }: PageProps) {
  const { doctorsPage } = useWords('doctors');
  const { roles } = useWords('people');
  const href = useHref();
  const { formatDays, formatHours, weekdayNames } = useWords('format');
  const { clinicCalendar } = useWords('clinicWords');
  const { closings } = useWords('closings');
  const { services } = useWords('services');
  const soonest = nextWeekday(today);
  return (
    <>
      <PageOpening
        place={place}
        heading={doctorsPage.heading}
        lead={doctorsPage.lead}
        beside={
          <ul className="no-print divide-y divide-line border-y border-line">
            {doctorKeys.map((key) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="flex items-center justify-between gap-4 py-2 hover:underline"
                >
                  <span>
                    <span className="block font-semibold">{doctors[key].name}</span>
                    <span className="block text-small text-ink-soft">{roles[key]}</span>
                  </span>
                  <Icon path={icons.arrowRight} className="size-5 rotate-90" />
                </a>
              </li>
            ))}
          </ul>
        }
      >
        <ButtonLink href={href('appointments')} look="action" icon="calendar">
          {doctorsPage.bookLabel}
        </ButtonLink>
        <a href="#calendar" className="text-link touch-target">
          {services.calendarLabel}
        </a>
      </PageOpening>
      <Section id="doctors" heading={doctorsPage.listHeading} hiddenHeading background="sunk">
        <ul className="space-y-8 md:space-y-14">
          {doctorKeys.map((key) => (
            <DoctorProfile key={key} doctor={key} today={today} changes={changes} />
          ))}
        </ul>
        <SampleNote of="people" className="mt-8 text-small text-ink-soft" />
      </Section>
      {supportStaffKeys.length > 0 && (
        <Section id="support" heading={doctorsPage.supportHeading}>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {supportStaffKeys.map((key) => (
              <li key={key} className="flex items-center gap-4 border-t border-line py-3">
                <Portrait name={people[key].name} portrait={key} className="size-14 text-h4" />
                <p>
                  <span className="block text-small text-ink-soft">{roles[key]}</span>{' '}
                  <span className="block font-semibold">{people[key].name}</span>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        id="calendar"
        heading={clinicCalendar.heading}
        intro={clinicCalendar.intro}
        background="sunk"
      >
        <div className="mb-4 max-w-measure md:mb-10">
          <TodayLine today={today} changes={changes} isAlone />
        </div>
        <div className="flow-columns sm:space-y-6 xl:columns-3">
          {clinicWeek.map(({ day, clinics }) => {
            const heading = day ? weekdayNames[day] : clinicCalendar.mostDays;
            const rows = clinics.map((clinic) => ({
              clinic,
              days: day ? undefined : formatDays(clinic.days),
              time: formatHours([{ opens: clinic.from, closes: clinic.to }]),
            }));
            return (
              <HeadedFold key={heading} heading={heading} nested open={day && day === soonest}>
                <ClinicRows rows={rows} />
              </HeadedFold>
            );
          })}
        </div>
        <PageLink
          to="today"
          end="#calendar"
          line="no-print mt-2"
          className="text-link touch-target"
        >
          {clinicCalendar.subscribeLabel}
        </PageLink>
      </Section>
      <CallToAction {...closings.doctors} />
    </>
  );
}
