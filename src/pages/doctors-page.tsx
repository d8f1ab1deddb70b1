import { PageHero } from '../components/document/page-hero.tsx';
import { ButtonLink } from '../components/links/button-link.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { ScrollTable } from '../components/lists/scroll-table.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import type { PageProps } from '../components/page-props.ts';
import { DrawingsNote } from '../components/pictures/drawings-note.tsx';
import { Portrait } from '../components/pictures/portrait.tsx';
import { Section } from '../components/section.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { doctorKeys, doctors, supportStaff, supportStaffKeys } from '../facts/people/people.ts';

/** /doctors: the doctors and the other staff. */
export function DoctorsPage({ place }: PageProps) {
  const { doctorBios, doctorsPage } = useWords('doctors');
  const { roles } = useWords('people');
  const href = useHref();
  const { clinicCalendar, clinicsOf } = useWords('clinicWords');
  const { closings } = useWords('closings');
  const { labels } = useWords('labels');
  return (
    <>
      <PageHero
        place={place}
        heading={doctorsPage.heading}
        lead={doctorsPage.lead}
        picture="dedicated-staff"
      >
        <ButtonLink href={href('appointments')} look="action" icon="calendar">
          {doctorsPage.bookLabel}
        </ButtonLink>
      </PageHero>
      <Section id="doctors" heading={doctorsPage.listHeading} hiddenHeading background="sunk">
        <ul className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
          {doctorKeys.map((key) => (
            <li key={key} id={key} className="icon-beside gap-y-4 sm:flex sm:gap-5">
              <Portrait
                name={doctors[key].name}
                portrait={key}
                panel
                className="size-28 text-h2 sm:size-40"
              />
              <div className="max-sm:contents">
                <div>
                  <h3 className="text-h3">{doctors[key].name}</h3>
                  <p className="font-semibold text-clay-ink">{roles[key]}</p>
                  <p className="mt-1 text-small text-ink-soft">
                    {doctors[key].qualifications}
                    <br />
                    {doctorsPage.experience(doctors[key].years)}
                  </p>
                </div>
                <div className="max-sm:col-span-2 sm:mt-3">
                  <p>
                    <LinkedText text={doctorBios[key]} />
                  </p>
                  <h4 className="mt-4 mb-2 font-semibold">{doctorsPage.clinicsLabel}</h4>
                  <FactList facts={clinicsOf(key)} />
                  <ul
                    aria-label={doctorsPage.departmentsLabel}
                    className="no-print mt-2 flex flex-wrap gap-x-5"
                  >
                    {doctors[key].departments.map((department) => (
                      <li key={department}>
                        <a
                          href={href(department)}
                          className="text-link inline-flex min-h-11 items-center"
                        >
                          {labels[department]}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </li>
          ))}
        </ul>
        <DrawingsNote portraits={doctorKeys} className="mt-10 text-small text-ink-soft" />
      </Section>
      <Section id="support" heading={doctorsPage.supportHeading}>
        <dl className="grid gap-x-4 xs:grid-cols-2 sm:gap-x-10 lg:grid-cols-4">
          {supportStaffKeys.map((key) => (
            <div key={key} className="border-t border-line py-4">
              <dt className="text-small text-ink-soft">{roles[key]}</dt>
              <dd className="font-semibold">{supportStaff[key].name}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="calendar"
        heading={clinicCalendar.heading}
        intro={clinicCalendar.intro}
        background="sunk"
      >
        <ScrollTable
          caption={clinicCalendar.caption}
          columns={clinicCalendar.columns}
          rows={clinicCalendar.rows}
        />
      </Section>
      <CallToAction {...closings.doctors} />
    </>
  );
}
