import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { DepartmentCards } from '../../components/department/department-cards.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { PageLink, type PageTarget } from '../../components/links/page-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { departmentCards, moreDepartments } from '../../facts/hospital/departments.ts';
import { isOn } from '../../site/routes.ts';
import { cardTitle } from '../../words/frame/department-names.ts';

/** /services: all departments. */
export function ServicesPage({ place }: PageProps) {
  const { services } = useWords('services');
  const href = useHref();
  const { labels } = useWords('labels');
  const { today } = useWords('today');
  const { insuranceNotes } = useWords('insurance');
  const { departmentNames } = useWords('departmentNames');
  const questions: readonly (PageTarget & { label: string })[] = [
    { to: 'inpatient', label: services.visitingLabel },
    { to: 'doctors', end: '#calendar', label: services.calendarLabel },
    { to: 'whatWillIPay', label: labels.whatWillIPay },
    { to: 'today', label: today.heading },
  ];
  return (
    <>
      <PageOpening
        place={place}
        heading={services.heading}
        lead={<span className="max-md:hidden">{services.lead}</span>}
        beside={
          <nav aria-label={services.indexLabel} className="no-print">
            <p className="mb-2 text-h4 font-semibold">{services.indexLabel}</p>
            <ul className="grid grid-cols-2 items-baseline gap-x-6 gap-y-1 border-t border-line pt-3 max-md:text-small lg:grid-cols-1">
              {/* in place of the red line that narrow screens have */}
              <li className="hidden lg:block">
                <PageLink to="emergency" className="contents-link">
                  {cardTitle(departmentNames.emergency)}
                </PageLink>
              </li>
              {questions
                .filter(({ to }) => isOn(to))
                .map(({ label, ...target }) => (
                  <li key={label}>
                    <PageLink {...target} className="contents-link">
                      {label}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </nav>
        }
      >
        <EmergencyLine narrowOnly />
      </PageOpening>
      <Section id="all" heading={services.listHeading} hiddenHeading>
        <div className="max-sm:mt-3 md:space-y-16">
          <DepartmentCards names={moreDepartments} />
          <DepartmentCards names={departmentCards} inRow={4} />
        </div>
      </Section>
      <Section
        id="insurance"
        heading={services.insuranceHeading}
        intro={services.insuranceIntro}
        split
        background="sunk"
      >
        <div>
          <ul className="dotted max-w-measure space-y-3">
            {insuranceNotes.map((note) => (
              <li key={note}>
                <LinkedText text={note} />
              </li>
            ))}
          </ul>
          <div className="no-print mt-7 flex flex-wrap gap-3">
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
