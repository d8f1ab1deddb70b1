import { PageHero } from '../../components/document/page-hero.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import { ServiceCards } from '../../components/service/service-index.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { cardAnchor, moreServices, serviceCards } from '../../facts/hospital/departments.ts';
import { pagePictures } from '../../facts/media/page-pictures.ts';
import { cardTitle } from '../../models/department-names.ts';
import type { ServiceRouteName } from '../../site/routes.ts';

/** /services: all departments. */
export function ServicesPage({ place }: PageProps) {
  const { services } = useWords('services');
  const href = useHref();
  const { moreServiceWords } = useWords('serviceCards');
  const { departmentNames } = useWords('departmentNames');
  const { insuranceNotes } = useWords('insurance');
  // links lead to the department's card on this page, or else to its own page
  const titleOf = (route: ServiceRouteName) => cardTitle(departmentNames[route]);
  const departments = [
    ...moreServices.map((route) => ({ title: titleOf(route), target: href(route) })),
    ...serviceCards.map(({ route }) => ({
      title: titleOf(route),
      target: `#${cardAnchor(route)}`,
    })),
  ];
  return (
    <>
      <PageHero
        place={place}
        heading={services.heading}
        lead={services.lead}
        beside={
          <nav aria-label={services.indexLabel} className="no-print">
            <ul className="department-links">
              {departments.map(({ title, target }) => (
                <li key={title}>
                  <a href={target} className="contents-link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <p className="mt-4">
              <a href={`${href('doctors')}#calendar`} className="text-link">
                {services.calendarLabel}
              </a>
            </p>
          </nav>
        }
      >
        <EmergencyLine />
      </PageHero>
      <Section id="all" heading={services.listHeading} background="sunk">
        <ul className="grid mb-8 gap-x-6 gap-y-10 md:grid-cols-3">
          {moreServices.map((route) => (
            <li key={route} className="card relative rounded-panel">
              <Picture
                name={pagePictures[route]}
                decorative
                size="third"
                className="aspect-3/2 rounded-panel"
              />
              <h3 className="mt-4 text-h3">
                <a href={href(route)} className="card-link hover:underline">
                  {titleOf(route)}
                </a>
              </h3>
              <p className="mt-1 text-ink-soft">
                <LinkedText text={moreServiceWords[route].description} />
              </p>
            </li>
          ))}
        </ul>
        <ServiceCards />
      </Section>
      <Section
        id="insurance"
        heading={services.insuranceHeading}
        intro={services.insuranceIntro}
        background="tint"
      >
        <ul className="dotted max-w-measure space-y-3">
          {insuranceNotes.map((note) => (
            <li key={note}>
              <LinkedText text={note} />
            </li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={href('contact')} look="action">
            {services.contactLabel}
          </ButtonLink>
          <ButtonLink href={href('insurance')} look="quiet">
            {services.insurersLabel}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
