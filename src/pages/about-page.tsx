import { PageOpening } from '../components/cloth/page-opening.tsx';
import { CardGrid } from '../components/department/department-block.tsx';
import { AboutGallery } from '../components/gallery/about-gallery.tsx';
import { NewTabNote, newTabAttributes } from '../components/links/button-link.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { Disclosure, HeadedFold } from '../components/lists/disclosure.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { StatList } from '../components/lists/stat-list.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { SampleNote } from '../components/notes/sample-note.tsx';
import type { PageProps } from '../components/page-props.ts';
import { DirectionsMap } from '../components/pictures/directions-map.tsx';
import { initialsOf } from '../components/pictures/monogram.tsx';
import { Section } from '../components/section.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { complaintsSection } from '../facts/legal/complaints.ts';
import { licenceSource } from '../facts/legal/licences.ts';
import { staff, staffKeys } from '../facts/people/people.ts';

function Facts() {
  const { about } = useWords('about');
  const { directions } = useWords('directions');
  const href = useHref();
  const parts = [
    { heading: about.headings.team, text: about.team },
    { heading: about.headings.alwaysOpen, text: about.alwaysOpen },
    { heading: about.headings.accreditation, text: about.accreditation },
  ];
  return (
    <div className="shell grid gap-x-14 gap-y-12 py-8 max-sm:gap-y-0 md:grid-cols-2 md:py-20">
      <section className="grid items-center gap-x-14 gap-y-6 md:col-span-2 md:grid-cols-2">
        <div>
          <h2 className="text-h3">{about.headings.location}</h2>
          <p className="mt-2">
            <LinkedText text={about.location} />
          </p>
          <p className="mt-1">
            <a
              href={`${href('contact')}#directions`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {about.directionsLabel}
            </a>
          </p>
        </div>
        {/* on a phone it is on the contact page only */}
        <div className="hidden md:block">
          <DirectionsMap label={directions.sketchLabel} />
        </div>
      </section>
      <div className="grid gap-x-8 gap-y-8 max-sm:gap-y-0 md:col-span-2 lg:grid-cols-3">
        {parts.map(({ heading, text }) => (
          <HeadedFold key={heading} heading={heading}>
            <p className="pb-3 sm:mt-2">
              <LinkedText text={text} />
            </p>
          </HeadedFold>
        ))}
      </div>
      <HeadedFold heading={about.headings.licences}>
        <FactList facts={about.licences} />
        <p className="mt-3 pb-3 text-small text-ink-soft">
          <a
            href={licenceSource.url}
            {...newTabAttributes}
            className="text-link inline-flex min-h-11 items-center"
          >
            {about.licencesNote}
            <NewTabNote />
          </a>
        </p>
      </HeadedFold>
      <HeadedFold heading={about.headings.access}>
        <FactList facts={about.access} />
      </HeadedFold>
    </div>
  );
}

/** /about: who we are and where to find us. */
export function AboutPage({ place }: PageProps) {
  const { about } = useWords('about');
  const { home } = useWords('home');
  const { staffBios } = useWords('staff');
  const { roles } = useWords('people');
  const href = useHref();
  const { closings } = useWords('closings');
  const { headings } = about;
  return (
    <>
      <PageOpening
        place={place}
        heading={headings.page}
        lead={about.lead}
        picture="dedicated-staff"
      />
      <Section id="story" heading={headings.story} background="sunk">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
          <div className="stack max-w-measure">
            {about.story.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
          <div>
            <StatList stats={home.about.stats} className="grid xs:grid-cols-2" />
            <SampleNote of="figures" className="mt-4 text-small text-ink-soft" />
          </div>
        </div>
      </Section>
      <Facts />
      <Section id="staff" heading={headings.staff} background="sunk">
        <SampleNote of="people" className="mb-4 text-small text-ink-soft" />
        <Disclosure
          openWide
          className="border-b border-line"
          summary={about.staffFold(staffKeys.length)}
        >
          <ul className="grid gap-x-12 gap-y-5 pt-4 sm:grid-cols-2 sm:gap-y-8 sm:pt-0 lg:grid-cols-3">
            {staffKeys.map((key) => (
              <li key={key} className="flex gap-4 border-t border-line pt-3">
                <span aria-hidden="true" className="w-8 shrink-0 font-display font-bold text-brand">
                  {initialsOf(staff[key].name)}
                </span>
                <div>
                  <h3 className="text-h4 leading-snug">{staff[key].name}</h3>
                  <p className="text-small font-semibold">{roles[key]}</p>
                  <p className="mt-1 text-small text-ink-soft">
                    <LinkedText text={staffBios[key]} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Disclosure>
        <p className="mt-4 sm:mt-8">
          <a
            href={`${href('patientRights')}#${complaintsSection}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {about.complaintsLabel}
          </a>
        </p>
        <h3 className="mt-6 text-h3 sm:mt-12">{headings.careers}</h3>
        <p className="mt-2 max-w-measure">
          <LinkedText text={about.careers} />
        </p>
      </Section>
      <Section id="facilities" heading={headings.carousel}>
        <AboutGallery variant="carousel" label={headings.pictures} />
        <div className="packed mt-6 md:mt-10">
          <CardGrid cards={about.carouselCards} />
        </div>
      </Section>
      <div className="bg-feature text-on-band">
        <div className="shell grid items-end gap-8 py-10 md:py-24 lg:grid-cols-3">
          <section className="lg:col-span-2">
            <h2 className="text-h4 text-on-band-accent">{headings.mission}</h2>
            <p className="mt-3 font-display text-h2 font-bold text-balance">{about.mission}</p>
          </section>
          <section>
            <h2 className="text-h4 text-on-band-accent">{headings.vision}</h2>
            <p className="mt-3 text-on-band-soft">{about.vision}</p>
          </section>
        </div>
      </div>
      <Section id="values" heading={headings.values}>
        <dl className="packed grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
          {about.values.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-h4 font-bold">{title}</dt>
              <dd className="text-ink-soft">
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction {...closings.about} />
    </>
  );
}
