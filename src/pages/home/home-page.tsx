import { DepartmentIndex } from '../../components/department/department-cards.tsx';
import { AboutGallery } from '../../components/gallery/about-gallery.tsx';
import { captioned, Gallery } from '../../components/gallery/picture-grid.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { NoCredit } from '../../components/links/no-credit.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { HeadedFold } from '../../components/lists/disclosure.tsx';
import { StatList } from '../../components/lists/stat-list.tsx';
import { useWords } from '../../components/locale.tsx';
import { SampleNote } from '../../components/notes/sample-note.tsx';
import { StarRating } from '../../components/notes/star-rating.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { DirectionsMap } from '../../components/pictures/directions-map.tsx';
import { DrawingsNote } from '../../components/pictures/drawings-note.tsx';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { directionsHref } from '../../facts/hospital/contact/map.ts';
import { site } from '../../facts/hospital/site.ts';
import { facilities } from '../../facts/media/galleries.ts';
import { ChatForm } from '../../features/booking/view/chat-form-section.tsx';
import { FaqList } from './faq-list.tsx';
import { Hero, Welcome } from './home-opening.tsx';
import { MaternityPrices } from './maternity-prices.tsx';
import { PatientVoice } from './patient-voice.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

function About() {
  const { home } = useWords('home');
  const { testimonialsPage } = useWords('testimonials');
  const { heading, purpose, ratingFrom, partners, partnersLabel, partnersNote, stats } = home.about;
  return (
    <Section id="about" heading={heading} intro={purpose}>
      <div className="about-block grid gap-x-10 gap-y-6 sm:gap-y-8 lg:grid-cols-5">
        <AboutGallery label={heading} />
        <div className="packed stack">
          {testimonialsPage.figure && site.rating && (
            <div>
              <div className="flex flex-wrap items-center gap-x-3">
                <span className="font-display text-h2 font-bold text-brand xl:text-h1">
                  {testimonialsPage.figure}
                </span>
                <StarRating rating={site.rating.value} />
              </div>
              <p className="text-small text-ink-soft">
                <UnbrokenText text={`${ratingFrom} ${testimonialsPage.origin}`} />
              </p>
            </div>
          )}
          {stats.length > 0 && (
            <div>
              <StatList large stats={stats} className="grid xs:grid-cols-2" />
              <SampleNote of="figures" className="mt-2 text-small text-ink-soft" />
            </div>
          )}
          {partners && (
            <p>
              <span className="font-semibold">{partnersLabel}:</span> {partners}, {partnersNote}.
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Where the hospital is, beside the message form. */
function WhereWeAre() {
  const { directions } = useWords('directions');
  const { contact } = useWords('contact');
  return (
    <HeadedFold nested heading={contact.directionsHeading}>
      <div className="stack pb-3 sm:pt-2">
        {directions.landmarks && (
          <p>
            <LinkedText text={directions.landmarks} />
          </p>
        )}
        <p className="font-semibold">
          <UnbrokenText text={directions.boda} />
        </p>
        <DirectionsMap label={directions.sketchLabel} />
        <ButtonLink href={directionsHref} look="quiet" newTab>
          {contact.directionsLabel}
        </ButtonLink>
      </div>
    </HeadedFold>
  );
}

/** The home page, section by section. */
export function HomePage({ submission, today, changes }: PageProps) {
  const { home } = useWords('home');
  const { facilityCaptions } = useWords('gallery');
  const { faqs } = useWords('faqs');
  const half = Math.ceil(faqs.length / 2);
  return (
    <>
      <p className="sr-only">
        {home.summary.heading}. {home.summary.text}
      </p>
      <Welcome />
      <Hero today={today} changes={changes} />
      <WhyChooseUs />
      <Section id="services" heading={home.services.heading}>
        <MaternityPrices today={today} />
        <DepartmentIndex />
      </Section>
      <Section id="facilities" heading={home.facilities.heading} background="navy">
        <Gallery images={captioned(facilities, facilityCaptions)} label={home.facilities.heading} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 md:mt-8">
          <DrawingsNote pictures={facilities} className="text-small text-ink-soft" />
          <PageLink to="about" className="text-link touch-target gap-2">
            {home.facilities.tourLabel}
            <Icon path={icons.arrowRight} className="size-4" />
          </PageLink>
        </div>
      </Section>
      <About />
      <PatientVoice />
      <Section id="faq" heading={home.faq.heading}>
        <div className="grid gap-x-10 lg:grid-cols-2">
          {[faqs.slice(0, half), faqs.slice(half)].map((some) => (
            <FaqList key={some[0]?.question} faqs={some} />
          ))}
        </div>
      </Section>
      <Section id="contact" heading={home.contact.heading} background="sunk">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <div>
            <NoCredit />
            <ChatForm name="homeContact" page="home" submission={submission} today={today} />
          </div>
          <div className="no-print">
            <WhereWeAre />
          </div>
        </div>
      </Section>
    </>
  );
}
