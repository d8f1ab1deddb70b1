import { PageOpening } from '../components/cloth/page-opening.tsx';
import { CardGrid } from '../components/department/department-block.tsx';
import { AboutGallery } from '../components/gallery/about-gallery.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { Disclosure } from '../components/lists/disclosure.tsx';
import { StatList } from '../components/lists/stat-list.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { SampleNote } from '../components/notes/sample-note.tsx';
import type { PageProps } from '../components/page-props.ts';
import { initialsOf, Monogram } from '../components/pictures/monogram.tsx';
import { Section } from '../components/section.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { complaintsSection } from '../facts/legal/complaints.ts';
import { staff, staffKeys } from '../facts/people/people.ts';
import { AboutFacts } from './about-facts.tsx';
import { StaffList } from './staff-list.tsx';

/** The staff who lead the whole hospital are first, with larger names, and not folded on phones. */
const leaders = 2;

/** /about: who we are and where to find us. */
export function AboutPage({ place }: PageProps) {
  const { about } = useWords('about');
  const { home } = useWords('home');
  const { roles } = useWords('people');
  const href = useHref();
  const { closings } = useWords('closings');
  const { frame } = useWords('frame');
  const { headings } = about;
  const [opening = '', ...story] = about.story;
  const [head] = staffKeys;
  return (
    <>
      <PageOpening place={place} heading={headings.page} lead={about.lead} picture="exterior" />
      <Section id="story" heading={headings.story} background="sunk">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
          <p className="max-w-none font-display text-section font-bold text-balance lg:col-span-2">
            <LinkedText text={opening} />
          </p>
          <div className="stack max-w-measure">
            {story.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
          {home.about.stats.length > 0 && (
            <div>
              <StatList stats={home.about.stats} className="grid xs:grid-cols-2" />
              <SampleNote of="figures" className="mt-4 text-small text-ink-soft" />
            </div>
          )}
        </div>
      </Section>
      {head && (
        <div className="shell">
          <figure className="saying cloth-hem cloth-navy lg:grid lg:grid-cols-2 lg:items-center gap-x-14">
            <p className="saying-text">{about.promise}</p>
            <figcaption className="mt-5 flex items-center gap-4 text-ink-soft lg:mt-0">
              <Monogram initials={initialsOf(staff[head].name)} />
              <span>
                <b className="block text-ink">{staff[head].name}</b> {roles[head]}
              </span>
            </figcaption>
          </figure>
        </div>
      )}
      <AboutFacts />
      <Section id="staff" heading={headings.staff} background="sunk">
        <SampleNote of="people" className="mb-4 text-small text-ink-soft" />
        <StaffList people={staffKeys.slice(0, leaders)} lead />
        <Disclosure
          openWide
          className="border-line border-b max-sm:border-t"
          summary={about.staffFold(staffKeys.length - leaders)}
        >
          <StaffList people={staffKeys.slice(leaders)} />
        </Disclosure>
        <div className="mt-6 grid gap-x-14 gap-y-4 md:mt-10 md:grid-cols-2">
          <div>
            <h3 className="text-h3">{headings.careers}</h3>
            <p className="mt-2">
              <LinkedText text={about.careers} />
            </p>
          </div>
          <div>
            <h3 className="text-h3">{frame.complaints}</h3>
            <p className="mt-2">
              <LinkedText text={closings.testimonials.text} />
            </p>
            <p>
              <a
                href={`${href('patientRights')}#${complaintsSection}`}
                className="text-link touch-target"
              >
                {about.complaintsLabel}
              </a>
            </p>
          </div>
        </div>
      </Section>
      <Section id="facilities" heading={headings.carousel}>
        <AboutGallery variant="carousel" label={headings.pictures} />
        <div className="packed mt-6 md:mt-10">
          <CardGrid cards={about.carouselCards} />
        </div>
      </Section>
      <div className="cloth-hem bg-feature text-on-band">
        <div className="shell grid items-start gap-6 py-10 md:py-16 lg:grid-cols-3">
          <section className="lg:col-span-2">
            <h2 className="text-h4 text-on-band-soft">{headings.mission}</h2>
            <p className="mt-3 font-display text-h2 font-bold text-balance">{about.mission}</p>
          </section>
          <section>
            <h2 className="text-h4 text-on-band-soft">{headings.vision}</h2>
            <p className="mt-3 text-h3">{about.vision}</p>
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
