import { PageOpening } from '../components/cloth/page-opening.tsx';
import { Icon } from '../components/icons/icon.tsx';
import * as icons from '../components/icons/icon-names.ts';
import { AskForDoctor } from '../components/links/ask-for-doctor.tsx';
import { ButtonLink } from '../components/links/button-link.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { PageLink } from '../components/links/page-link.tsx';
import { Disclosure, HeadedFold } from '../components/lists/disclosure.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { SampleNote } from '../components/notes/sample-note.tsx';
import type { PageProps } from '../components/page-props.ts';
import { Portrait } from '../components/pictures/portrait.tsx';
import { Section } from '../components/section.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { UnbrokenText } from '../components/text/unbroken-text.tsx';
import {
  departmentsOf,
  doctorKeys,
  doctors,
  type PersonKey,
  people,
  shortNameOf,
  supportStaffKeys,
} from '../facts/people/people.ts';
import { clinics, clinicWeek } from '../facts/schedule/clinics.ts';
import { ClinicDay } from '../features/today/clinic-day.tsx';
import { ClinicRows } from '../features/today/clinic-rows.tsx';
import { TodayLine } from '../features/today/today-line.tsx';
import { isOn } from '../site/routes.ts';

/** /doctors: the doctors and the other staff. */
export function DoctorsPage({ place, today, changes }: PageProps) {
  const { doctorBios, doctorsPage } = useWords('doctors');
  const { roles } = useWords('people');
  const href = useHref();
  const { formatDays, formatHours, weekdayNames } = useWords('format');
  const { clinicCalendar, clinicNames, clinicTime } = useWords('clinicWords');
  const clinicsOf = (key: PersonKey) =>
    clinics
      .filter(({ seenBy }) => seenBy === key)
      .map((clinic) => ({
        term: clinicNames[clinic.id],
        more: (
          <>
            <span className="block font-semibold">
              <ClinicDay clinic={clinic} day={today} special={changes.special} />
            </span>
            <UnbrokenText text={clinicTime(clinic)} />
          </>
        ),
      }));
  const { closings } = useWords('closings');
  const { labels } = useWords('labels');
  const { services } = useWords('services');
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
        <a href="#calendar" className="text-link touch-target max-md:hidden">
          {services.calendarLabel}
        </a>
      </PageOpening>
      <Section id="doctors" heading={doctorsPage.listHeading} hiddenHeading background="sunk">
        <ul className="space-y-10 md:space-y-14">
          {doctorKeys.map((key) => (
            <li
              key={key}
              id={key}
              className="doctor grid items-start gap-x-16 gap-y-4 border-t-2 border-brand pt-5 lg:grid-cols-[7fr_6fr]"
            >
              <div className="icon-beside gap-y-2 sm:flex sm:gap-4">
                <Portrait
                  name={doctors[key].name}
                  portrait={key}
                  panel
                  className="size-20 text-h3 sm:size-24"
                />
                <div className="max-sm:contents">
                  <div>
                    <h3 className="text-h2">{doctors[key].name}</h3>
                    <p className="mt-2 text-lead font-semibold text-brand">{roles[key]}</p>
                    <p className="text-ink-soft">
                      {doctors[key].qualifications}
                      <br />
                      <UnbrokenText text={doctorsPage.experience(doctors[key].years)} />
                    </p>
                  </div>
                  <Disclosure
                    openWide
                    className="max-sm:col-span-2 sm:mt-2"
                    summary={doctorsPage.about(shortNameOf(key))}
                  >
                    <p>
                      <LinkedText text={doctorBios[key]} />
                    </p>
                    <ul
                      aria-label={doctorsPage.departmentsLabel}
                      className="no-print mt-2 flex flex-wrap gap-x-5"
                    >
                      {departmentsOf(key)
                        .filter(isOn)
                        .map((department) => (
                          <li key={department}>
                            <PageLink to={department} className="text-link touch-target">
                              {labels[department]}
                            </PageLink>
                          </li>
                        ))}
                    </ul>
                  </Disclosure>
                </div>
              </div>
              <div className="space-y-3">
                {clinicsOf(key).length > 0 && (
                  <>
                    <h4 className="sr-only">{doctorsPage.clinicsLabel}</h4>
                    <FactList facts={clinicsOf(key)} />
                  </>
                )}
                <p className="no-print">
                  <AskForDoctor doctor={key} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <SampleNote of="people" className="mt-8 text-small text-ink-soft" />
      </Section>
      {supportStaffKeys.length > 0 && (
        <Section id="support" heading={doctorsPage.supportHeading}>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {supportStaffKeys.map((key) => (
              <li key={key} className="flex items-center gap-4 border-t border-line py-2 sm:py-4">
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
        <div className="mb-4 max-w-measure md:mb-8">
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
              <HeadedFold key={heading} heading={heading} nested>
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
