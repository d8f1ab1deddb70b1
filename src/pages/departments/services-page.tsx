import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { DepartmentCards } from '../../components/department/department-cards.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { departmentCards, isPlanned, moreDepartments } from '../../facts/hospital/departments.ts';
import { cardTitle } from '../../words/frame/department-names.ts';

/** On phones the list is just below: links to what is far down in it, or asked for most. */
const onPhones: ReadonlySet<string> = new Set(['emergency', 'laboratory', 'inpatient']);

const all = [...moreDepartments, ...departmentCards];
const mostNeeded = (
  [
    'emergency',
    'maternity',
    'pediatrics',
    'outpatient',
    'laboratory',
    'pharmacy',
    'inpatient',
  ] as const
).filter((route) => all.includes(route));
/** What visitors need most often first, then the order of the table, and what is not open yet last. */
const byNeed = [...new Set([...mostNeeded, ...all.filter((route) => !isPlanned(route)), ...all])];

/** /services: all departments. */
export function ServicesPage({ place }: PageProps) {
  const { services } = useWords('services');
  const href = useHref();
  const { departmentNames } = useWords('departmentNames');
  const { insuranceNotes } = useWords('insurance');
  return (
    <>
      <PageOpening
        place={place}
        heading={services.heading}
        lead={<span className="max-md:hidden">{services.lead}</span>}
        halves
        beside={
          <nav aria-label={services.indexLabel} className="no-print">
            <p className="mb-2 text-h4 font-semibold max-md:hidden">{services.indexLabel}</p>
            <ul className="department-links max-md:text-small">
              {byNeed.map((route) => (
                <li key={route} className={onPhones.has(route) ? undefined : 'max-md:hidden'}>
                  <PageLink to={route} className="contents-link">
                    {route === 'inpatient'
                      ? services.visitingLabel
                      : cardTitle(departmentNames[route])}
                  </PageLink>
                </li>
              ))}
              <li>
                <PageLink to="doctors" end="#calendar" className="contents-link font-semibold">
                  {services.calendarLabel}
                </PageLink>
              </li>
            </ul>
          </nav>
        }
      >
        <EmergencyLine />
      </PageOpening>
      <Section id="more" heading={services.moreHeading}>
        <DepartmentCards names={moreDepartments} />
      </Section>
      <Section id="all" heading={services.listHeading} background="sunk">
        <DepartmentCards names={departmentCards} />
      </Section>
      <Section
        id="insurance"
        heading={services.insuranceHeading}
        intro={services.insuranceIntro}
        split
      >
        <div>
          <ul className="dotted max-w-measure space-y-3">
            {insuranceNotes.map((note) => (
              <li key={note}>
                <LinkedText text={note} />
              </li>
            ))}
          </ul>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={href('contact')}>{services.contactLabel}</ButtonLink>
            <ButtonLink to="insurance" look="quiet">
              {services.insurersLabel}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
