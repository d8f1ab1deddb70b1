import type { ReactNode } from 'react';
import type { Place } from '../../addresses.ts';
import { directionsHref } from '../../facts/map.ts';
import { isServiceRoute } from '../../routes.ts';
import type { Block } from '../../words/service-page.ts';
import { ActionLinks } from '../action-links.tsx';
import { NewTabNote, newTabAttributes } from '../button-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { PageHero } from '../document/page-hero.tsx';
import { useLink, useWords } from '../edition.tsx';
import type { PageSection } from '../page-sections.tsx';
import { ReviewNote } from '../review-note.tsx';
import { Sources } from '../sources.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { RelatedPages } from './related-pages.tsx';
import { Contents, partsOf, SummaryBox, useServiceLabels } from './service-aside.tsx';
import { ServiceBlock, StepList } from './service-block.tsx';

interface ServiceViewProps {
  place: Place;
  /** What stands between the lead and the first section, such as the emergency number. */
  urgent?: ReactNode;
  /** What the visitor came for, right after what the service is. */
  opening?: ReactNode;
  /** What only this page has beyond its content file's blocks, after all that every page answers. */
  children?: ReactNode;
  /** The sections in `opening` and `children`, for the list of contents. */
  ownSections?: { opening?: readonly PageSection[]; closing?: readonly PageSection[] };
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

function isUrgent(block: Block): boolean {
  return block.kind === 'firstAid' || (block.kind === 'notice' && block.tone === 'alarm');
}

/**
 * A department's page: the same questions answered in the same order, then what is special to it.
 * Throws RangeError on a place that is no department's, or whose words the language lacks.
 */
export function ServiceView({ place, urgent, opening, ownSections, children }: ServiceViewProps) {
  const link = useLink();
  const { servicePages } = useWords('servicePages');
  const labels = useServiceLabels(place.name);
  if (!isServiceRoute(place.name)) throw new RangeError(`${place.name} is no department`);
  const service = servicePages[place.name];
  if (!service) throw new RangeError(`the words of ${place.name} are missing in ${place.language}`);
  const parts = partsOf(labels);
  // who comes for a danger sign must not have to read what the service is first
  const urgentBlocks = service.blocks.filter(isUrgent);
  const otherBlocks = service.blocks.filter((block) => !isUrgent(block));
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
        {urgentBlocks.length > 0 && (
          <div className="max-w-measure space-y-9">
            {urgentBlocks.map((block) => (
              <ServiceBlock key={block.heading} block={block} />
            ))}
          </div>
        )}
        <aside aria-label={labels.aside} className="service-aside">
          <SummaryBox service={service} labels={labels} quiet={Boolean(urgent)} />
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
            <p className="no-print mt-3">
              <a {...link('insurance')} className="text-link">
                {labels.prices}
              </a>
            </p>
          </Part>
          <Part {...parts.reachUs}>
            <p>
              <LinkedText text={service.howToReachUs} />
            </p>
            <p className="mt-3">
              <a href={directionsHref} {...newTabAttributes} className="text-link">
                {labels.directions}
                <NewTabNote />
              </a>
            </p>
          </Part>
          <RelatedPages department={place.name} />
          {children}
          {service.sources && <Sources sources={service.sources} />}
          {service.review !== undefined && <ReviewNote review={service.review} />}
        </div>
      </div>
      <CallToAction actions={service.actions} {...service.closing} />
    </>
  );
}
