import { AboutGallery } from '../../components/gallery/about-gallery.tsx';
import { captioned, Gallery } from '../../components/gallery/picture-grid.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { iconPath } from '../../components/icons/icon-path.ts';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { NoCredit } from '../../components/links/no-credit.tsx';
import { HeadedFold } from '../../components/lists/card-fold.tsx';
import { StatList } from '../../components/lists/stat-list.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import { ServiceIndex } from '../../components/service/service-index.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { facilities, largeFacility } from '../../facts/media/galleries.ts';
import { maternityPackages, packageNames } from '../../facts/money/maternity-packages.ts';
import { ChatForm } from '../../features/booking/view/chat-form-section.tsx';
import { FaqList } from './faq-list.tsx';
import { Hero, Welcome } from './home-opening.tsx';

function WhyChooseUs() {
  const { home } = useWords('home');
  const why = home.whyChooseUs;
  return (
    <Section id="why-choose-us" heading={why.heading} background="sunk">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {why.highlights.map(({ icon, title, text }) => (
          <li key={title} className="icon-beside">
            <Icon path={iconPath(icon)} className="size-8 text-brand" />
            <h3 className="text-h4 sm:mt-3">{title}</h3>
            <p className="text-ink-soft sm:mt-1">
              <LinkedText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-x-14 sm:mt-8 sm:gap-y-8 md:mt-12 lg:grid-cols-2">
        <HeadedFold nested heading={why.servicesHeading}>
          <ul className="ticked packed gap-x-4 space-y-2 pb-3 xs:columns-2 sm:gap-x-8 sm:pt-2">
            {why.services.map((service) => (
              <li key={service} className="break-inside-avoid">
                {service}
              </li>
            ))}
          </ul>
        </HeadedFold>
        <div>
          <HeadedFold nested heading={why.areaHeading}>
            <p className="packed pb-3">
              <LinkedText text={why.area} />
            </p>
          </HeadedFold>
          <div className="mt-5">
            <EmergencyLine />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The prices of a birth, above the departments. */
function MaternityPrices() {
  const { home } = useWords('home');
  const { packageWords } = useWords('maternityPackages');
  const { formatPrice } = useWords('format');
  const href = useHref();
  const { heading, text, packagesLabel, careLabel } = home.maternity;
  return (
    <div className="mb-6 grid items-center gap-x-14 gap-y-6 rounded-panel bg-tint p-4 sm:mb-14 sm:p-5 md:p-8 lg:grid-cols-2">
      {/* hidden on phones, which would fetch even a lazy picture that is far below the fold */}
      <div className="hidden lg:block">
        <Picture name="packages" size="half" decorative className="aspect-3/2 rounded-control" />
      </div>
      <div>
        <h3 className="text-section">{heading}</h3>
        <p className="packed mt-2 text-ink-soft">
          <LinkedText text={text} />
        </p>
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {packageNames.map((name) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 sm:py-3"
            >
              <dt>{packageWords[name].name}</dt>
              <dd className="font-display text-h3 font-bold text-brand">
                <UnbrokenText text={formatPrice(maternityPackages[name].price)} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="actions mt-5 flex flex-wrap gap-2 sm:gap-3">
          <ButtonLink href={href('maternityPackages')}>{packagesLabel}</ButtonLink>
          <ButtonLink href={href('maternity')} look="quiet">
            {careLabel}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

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
