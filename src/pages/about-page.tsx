import { PageHero } from '../components/document/page-hero.tsx';
import { AboutGallery } from '../components/gallery/about-gallery.tsx';
import { NewTabNote, newTabAttributes } from '../components/links/button-link.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { CardFold } from '../components/lists/card-fold.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { StatList } from '../components/lists/stat-list.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import type { PageProps } from '../components/page-props.ts';
import { DirectionsMap } from '../components/pictures/directions-map.tsx';
import { Portrait } from '../components/pictures/portrait.tsx';
import { Section } from '../components/section.tsx';
import { CardGrid } from '../components/service/service-block.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { licenceSource } from '../facts/legal/licences.ts';
import { staff, staffKeys } from '../facts/people/people.ts';

function Facts() {
  const { about } = useWords('about');
  const { directions } = useWords('directions');
  const parts = [
    { heading: about.headings.team, text: about.team },
    { heading: about.headings.alwaysOpen, text: about.alwaysOpen },
    { heading: about.headings.accreditation, text: about.accreditation },
  ];
  return (
    <div className="shell grid gap-x-14 gap-y-10 py-10 md:grid-cols-2 md:py-20">
      <section className="grid items-center gap-x-14 gap-y-6 md:col-span-2 md:grid-cols-2">
        <div>
          <h2 className="text-h3">{about.headings.location}</h2>
          <p className="mt-2">
            <LinkedText text={about.location} />
          </p>
        </div>
        <DirectionsMap label={directions.sketchLabel} />
      </section>
      <div className="step-row md:col-span-2">
        {parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-h3">{heading}</h2>
            <p className="mt-2">
              <LinkedText text={text} />
            </p>
          </section>
        ))}
      </div>
      <section>
        <h2 className="mb-3 text-h3">{about.headings.licences}</h2>
        <FactList facts={about.licences} />
        <p className="mt-3 text-small text-ink-soft">
          <a href={licenceSource.url} {...newTabAttributes} className="text-link">
            {about.licencesNote}
            <NewTabNote />
          </a>
        </p>
      </section>
      <section>
        <h2 className="mb-3 text-h3">{about.headings.access}</h2>
        <FactList facts={about.access} />
      </section>
    </div>
  );
}

/** /about: who we are and where to find us. */
export function AboutPage({ place }: PageProps) {
  const { about } = useWords('about');
  const { home } = useWords('home');
  const { staffBios } = useWords('staff');
  const { roles } = useWords('people');
  const { serviceLabels } = useWords('serviceLabels');
  const href = useHref();
  const { closings } = useWords('closings');
  const { headings } = about;
  return (
    <>
      <PageHero place={place} heading={headings.page} lead={about.lead} picture="exterior" />
      <Section id="story" heading={headings.story} background="sunk">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
          <div className="stack max-w-measure">
            {about.story.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
          <StatList stats={home.about.stats} className="figure-row grid xs:grid-cols-2" />
        </div>
      </Section>
      <Facts />
      <Section id="staff" heading={headings.staff} background="sunk">
        <ul className="grid gap-x-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
          {staffKeys.map((key) => (
            <li key={key} className="fold-line relative flex flex-col gap-x-4 gap-y-2 xs:flex-row">
              <Portrait name={staff[key].name} portrait={key} className="size-14 text-h4" />
              <div className="fold-line-name">
                <h3 className="text-h4 leading-snug">{staff[key].name}</h3>
                <p className="text-small font-semibold text-clay-ink">{roles[key]}</p>
                <CardFold label={serviceLabels.detailsOf(staff[key].name)}>
                  <p className="mt-1 text-small text-ink-soft">
                    <LinkedText text={staffBios[key]} />
                  </p>
                </CardFold>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <a href={href('patientRights')} className="text-link inline-flex min-h-11 items-center">
            {about.complaintsLabel}
          </a>
        </p>
        <h3 className="mt-12 text-h3">{headings.careers}</h3>
        <p className="mt-2 max-w-measure">
          <LinkedText text={about.careers} />
        </p>
      </Section>
      <Section id="facilities" heading={headings.carousel} background="tint">
        <AboutGallery variant="carousel" label={headings.pictures} />
        <div className="mt-10">
          <CardGrid cards={about.carouselCards} />
        </div>
      </Section>
      <div className="bg-feature text-on-band">
        <div className="shell grid gap-10 py-14 md:grid-cols-2 md:py-20">
          {(['mission', 'vision'] as const).map((name) => (
            <section key={name}>
              <h2 className="text-h4 text-on-band-accent">{headings[name]}</h2>
              <p className="mt-3 text-h3 leading-snug font-medium">{about[name]}</p>
            </section>
          ))}
        </div>
      </div>
      <Section id="values" heading={headings.values}>
        <CardGrid cards={about.values} wide />
      </Section>
      <CallToAction {...closings.about} />
    </>
  );
}
