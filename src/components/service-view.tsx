import type { ReactNode } from 'react';
import { directionsHref } from '../content/map.ts';
import type { Block, ServicePage } from '../content/service-page.ts';
import type { Place } from '../routes.ts';
import { phoneHref, site } from '../site.ts';
import { ActionLinks } from './action-link.tsx';
import { NewTabNote, newTabAttributes } from './button-link.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FactList } from './fact-list.tsx';
import { GuideLinks } from './guide-links.tsx';
import { LinkedText } from './linked-text.tsx';
import { PageHero } from './page-hero.tsx';
import { ServiceBlock, StepList, slugOf } from './service-block.tsx';

interface SectionLink {
  id: string;
  heading: string;
}

interface ServiceViewProps {
  service: ServicePage;
  place: Place;
  /** What stands between the lead and the first section, such as the emergency number. */
  urgent?: ReactNode;
  /** What the visitor came for, right after what the service is. */
  opening?: ReactNode;
  /** What only this page has beyond its content file's blocks, after all that every page answers. */
  children?: ReactNode;
  /** The sections in `opening` and `children`, for the list of contents. */
  ownSections?: { opening?: readonly SectionLink[]; closing?: readonly SectionLink[] };
}

function PlainList({ items, ticked }: { items: readonly string[]; ticked?: boolean }) {
  return (
    <ul className={`${ticked ? 'ticked' : 'dotted'} space-y-2.5`}>
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="stack">
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="ruled">
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** The questions that every page answers; a service that is not open yet words some its own way. */
function partsOf({ headings = {} }: ServicePage) {
  return {
    whatItIs: { id: 'what-it-is', heading: 'What it is' },
    whoItIsFor: { id: 'who-it-is-for', heading: 'Who it is for' },
    onTheDay: { id: 'on-the-day', heading: headings.onTheDay ?? 'What happens on the day' },
    whatToBring: { id: 'what-to-bring', heading: headings.whatToBring ?? 'What to bring' },
    cost: { id: 'cost', heading: 'Cost and insurance' },
    reachUs: { id: 'reach-us', heading: 'How to reach us' },
  } as const;
}

/** Links to the page's sections, so that nobody has to scroll past what they did not come for. */
function Contents({
  blocks,
  parts,
  opening = [],
  closing = [],
}: {
  blocks: readonly Block[];
  parts: ReturnType<typeof partsOf>;
  opening?: readonly SectionLink[] | undefined;
  closing?: readonly SectionLink[] | undefined;
}) {
  const { whatItIs, whoItIsFor, ...rest } = parts;
  const sections: readonly SectionLink[] = [
    whatItIs,
    ...opening,
    whoItIsFor,
    ...blocks.map(({ heading }) => ({ id: slugOf(heading), heading })),
    ...Object.values(rest),
    ...closing,
  ];
  return (
    <nav aria-labelledby="contents" className="no-print mt-8 lg:sticky lg:px-7 lg:top-24">
      <h2 id="contents" className="text-h4">
        On this page
      </h2>
      <ul className="contents-links mt-2 text-small">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="contents-link">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The facts at a glance: hours, phone, insurance, booking; `quiet` where the number stands above. */
function SummaryBox({ service, quiet }: { service: ServicePage; quiet: boolean }) {
  return (
    <div className="rounded-panel bg-surface p-6 shadow-float md:p-7">
      <h2 id="opening-hours" className="text-h3">
        {service.headings?.hours ?? 'Opening hours'}
      </h2>
      <div className="mt-4">
        <FactList facts={service.hours} />
      </div>
      <p className="mt-5 text-small text-ink-soft">
        Accredited for {site.accreditations.join(' and ')}. We also take other insurers, cash, card
        and mobile money.
      </p>
      {service.actions[0]?.target !== 'call' && (
        <p className="mt-4">
          <a href={phoneHref} className="text-link inline-flex min-h-11 items-center">
            Call {site.phone}
          </a>
        </p>
      )}
      {!quiet && (
        <div className="no-print mt-3 hidden flex-wrap gap-3 lg:flex">
          <ActionLinks actions={service.actions.slice(0, 1)} />
        </div>
      )}
    </div>
  );
}

function isAlarm(block: Block): boolean {
  return block.kind === 'notice' && block.tone === 'alarm';
}

/** A service page: the same questions answered in the same order, then what is special to it. */
export function ServiceView({
  service,
  place,
  urgent,
  opening,
  ownSections,
  children,
}: ServiceViewProps) {
  const parts = partsOf(service);
  // who comes for a danger sign must not have to read what the service is first
  const dangerSigns = service.blocks.filter(isAlarm);
  const otherBlocks = service.blocks.filter((block) => !isAlarm(block));
  return (
    <>
      <PageHero
        place={place}
        heading={service.heading}
        lead={<LinkedText text={service.lead} />}
        picture={service.picture}
      >
        {urgent}
        {urgent ? (
          <ActionLinks actions={service.actions.filter(({ target }) => target !== 'call')} quiet />
        ) : (
          <ActionLinks actions={service.actions} />
        )}
      </PageHero>
      <div className="print-columns shell grid gap-x-16 gap-y-10 pb-16 beside-narrow md:pb-24">
        {dangerSigns.length > 0 && (
          <div className="max-w-measure space-y-9">
            {dangerSigns.map((block) => (
              <ServiceBlock key={block.heading} block={block} />
            ))}
          </div>
        )}
        <aside aria-label="At a glance" className="service-aside">
          <SummaryBox service={service} quiet={Boolean(urgent)} />
          <Contents blocks={otherBlocks} parts={parts} {...ownSections} />
        </aside>
        <div className="max-w-measure space-y-9">
          <Part {...parts.whatItIs}>
            <Paragraphs texts={service.whatItIs} />
          </Part>
          {opening}
          <Part {...parts.whoItIsFor}>
            <PlainList items={service.whoItIsFor} ticked />
          </Part>
          {otherBlocks.map((block) => (
            <ServiceBlock key={block.heading} block={block} />
          ))}
          <Part {...parts.onTheDay}>
            <StepList steps={service.onTheDay} />
          </Part>
          <Part {...parts.whatToBring}>
            <PlainList items={service.whatToBring} ticked />
          </Part>
          <Part {...parts.cost}>
            <Paragraphs texts={service.cost} />
          </Part>
          <Part {...parts.reachUs}>
            <p>
              <LinkedText text={service.howToReachUs} />
            </p>
            <p className="mt-3">
              <a href={directionsHref} {...newTabAttributes} className="text-link">
                Get directions
                <NewTabNote />
              </a>
            </p>
          </Part>
          <GuideLinks guides={service.guides} />
          {children}
        </div>
      </div>
      <CallToAction actions={service.actions} {...service.closing} />
    </>
  );
}
