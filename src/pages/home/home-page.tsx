import { AboutGallery } from '../../components/gallery/about-gallery.tsx';
import { captioned, Gallery } from '../../components/gallery/picture-grid.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { NoCredit } from '../../components/links/no-credit.tsx';
import { StatList } from '../../components/lists/stat-list.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { ServiceIndex } from '../../components/service/service-index.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { facilities, largeFacility } from '../../facts/media/galleries.ts';
import { ChatForm } from '../../features/booking/view/chat-form-section.tsx';
import { FaqList } from './faq-list.tsx';
import { Hero, Welcome } from './home-opening.tsx';
import { MaternityPrices } from './maternity-prices.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

function About() {
  const { home } = useWords('home');
  const { heading, paragraphs, partners, partnersLabel, partnersNote, stats } = home.about;
  return (
    <Section id="about" heading={heading} background="sunk">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className="packed stack max-w-measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
          <p>
            <span className="font-semibold">{partnersLabel}:</span> {partners}, {partnersNote}.
          </p>
        </div>
        <StatList stats={stats} className="grid xs:grid-cols-2" />
      </div>
      <div className="mt-6 md:mt-10">
        <AboutGallery label={heading} />
      </div>
    </Section>
  );
}

function More() {
  const { home } = useWords('home');
  const href = useHref();
  return (
    <Section id="more" heading={home.more.heading} background="sunk">
      <ul className="grid gap-x-4 gap-y-5 xs:grid-cols-2 sm:gap-x-10 lg:grid-cols-4">
        {home.more.links.map(({ label, link }) => (
          <li key={link} className="card relative rounded-control">
            <h3 className="text-h4 text-brand">
              <a
                href={href(link)}
                className="card-link flex min-h-11 items-center underline decoration-1 underline-offset-4"
              >
                {label}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The home page, section by section. */
export function HomePage({ submission, today, changes }: PageProps) {
  const { home } = useWords('home');
  const href = useHref();
  const { facilityCaptions } = useWords('gallery');
  const { faqs } = useWords('faqs');
  return (
    <>
      <p className="sr-only">
        {home.summary.heading}. {home.summary.text}
      </p>
      <Welcome />
      <Hero today={today} changes={changes} />
      <WhyChooseUs />
      <Section id="services" heading={home.services.heading}>
        <MaternityPrices />
        <ServiceIndex />
      </Section>
      <Section
        id="facilities"
        heading={home.facilities.heading}
        aside={
          <ButtonLink href={href('about')} look="quiet">
            {home.facilities.tourLabel}
          </ButtonLink>
        }
      >
        <Gallery
          images={captioned(facilities, facilityCaptions)}
          large={largeFacility}
          label={home.facilities.heading}
        />
      </Section>
      <About />
      <Section id="faq" heading={home.faq.heading} beside="outpatient">
        <FaqList faqs={faqs} />
      </Section>
      <More />
      <Section
        id="contact"
        heading={home.contact.heading}
        intro={home.contact.intro}
        beside="telemedicine"
      >
        <div>
          <NoCredit />
          <ChatForm name="homeContact" page="home" submission={submission} today={today} />
        </div>
      </Section>
    </>
  );
}
