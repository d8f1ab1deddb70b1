import type { ReactNode } from 'react';
import type { ServicePage } from '../content/service-page.ts';
import type { Place } from '../routes.ts';
import { phoneHref, site } from '../site.ts';
import { ActionLinks } from './action-link.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FactList } from './fact-list.tsx';
import { PageHero } from './page-hero.tsx';
import { ServiceBlock, StepList } from './service-block.tsx';

interface ServiceViewProps {
  service: ServicePage;
  place: Place;
  /** What stands between the lead and the first section, such as the emergency number. */
  urgent?: ReactNode;
  /** What the visitor came for, right after what the service is. */
  opening?: ReactNode;
  /** What only this page has beyond its content file's blocks. */
  children?: ReactNode;
}

function PlainList({ items, ticked }: { items: readonly string[]; ticked?: boolean }) {
  return (
    <ul className={`${ticked ? 'ticked' : 'dotted'} space-y-2.5`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="stack">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** The facts at a glance: hours, phone, insurance, booking. */
function SummaryBox({ service }: { service: ServicePage }) {
  return (
    <div className="rounded-panel bg-surface p-6 shadow-float md:p-7">
      <h2 id="opening-hours" className="text-h3">
        Opening hours
      </h2>
      <div className="mt-4">
        <FactList facts={service.hours} />
      </div>
      <p className="mt-5 text-small text-ink-soft">
        Accredited for {site.accreditations.join(' and ')}. We also take other insurers, cash, card
        and mobile money.
      </p>
      <p className="mt-4">
        <a href={phoneHref} className="text-link inline-flex min-h-11 items-center">
          Call {site.phone}
        </a>
      </p>
      <div className="no-print mt-3 flex flex-wrap gap-3">
        <ActionLinks actions={service.actions.slice(0, 1)} />
      </div>
    </div>
  );
}

/** A service page: the same questions answered in the same order, then what is special to it. */
export function ServiceView({ service, place, urgent, opening, children }: ServiceViewProps) {
  return (
    <>
      <PageHero
        place={place}
        heading={service.heading}
        lead={service.lead}
        picture={service.picture}
      >
        {urgent}
        <ActionLinks
          actions={
            urgent ? service.actions.filter(({ target }) => target !== 'call') : service.actions
          }
        />
      </PageHero>
      <div className="print-columns shell grid gap-x-16 gap-y-12 pb-16 beside-narrow md:pb-24">
        <aside aria-label="At a glance" className="lg:order-last">
          <div className="lg:sticky lg:top-24">
            <SummaryBox service={service} />
          </div>
        </aside>
        <div className="max-w-measure space-y-14">
          <Part id="what-it-is" heading="What it is">
            <Paragraphs texts={service.whatItIs} />
          </Part>
          {opening}
          <Part id="who-it-is-for" heading="Who it is for">
            <PlainList items={service.whoItIsFor} ticked />
          </Part>
          {service.blocks.map((block) => (
            <ServiceBlock key={block.heading} block={block} />
          ))}
          {children}
          <Part id="on-the-day" heading="What happens on the day">
            <StepList steps={service.onTheDay} />
          </Part>
          <Part id="what-to-bring" heading="What to bring">
            <PlainList items={service.whatToBring} ticked />
          </Part>
          <Part id="cost" heading="Cost and insurance">
            <Paragraphs texts={service.cost} />
          </Part>
          <Part id="reach-us" heading="How to reach us">
            <p>{service.howToReachUs}</p>
          </Part>
        </div>
      </div>
      <CallToAction actions={service.actions} />
    </>
  );
}
