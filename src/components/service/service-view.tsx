import type { ReactNode } from 'react';
import { isPlanned } from '../../facts/hospital/departments.ts';
import type { Block } from '../../models/service-page.ts';
import type { Place } from '../../site/addresses.ts';
import { PageHero } from '../document/page-hero.tsx';
import { ActionLinks } from '../links/action-links.tsx';
import { CallToAction } from '../links/call-to-action.tsx';
import { useWords } from '../locale.tsx';
import { PageSections } from '../page-sections.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import type { FlowSection, Service } from './service.ts';
import { ServiceBlock } from './service-block.tsx';
import { ServiceFlow } from './service-flow.tsx';
import { blockSection, useService } from './service-parts.tsx';
import { SummaryBox } from './summary-box.tsx';

/** Whether a block is for emergencies: danger signs or first aid. */
export function isUrgent(block: Block): boolean {
  return block.kind === 'firstAid' || (block.kind === 'notice' && block.tone === 'alarm');
}

/** Whether a block needs the page's full width: cards in threes, tables with over two columns. */
function needsWidth(block: Block): boolean {
  if (block.kind === 'cards') return block.cards.length % 3 === 0;
  return block.kind === 'table' && block.columns.length > 2;
}

/** The top of a department page: heading, lead, buttons, and its key content or picture. */
export function ServiceHero({
  place,
  service: { name, words },
  lead,
  withPicture,
  children,
}: {
  place: Place;
  service: Service;
  /** Key content beside the text, instead of the department's picture. */
  lead?: ReactNode;
  /** Shows the picture below the text as well, because the key content is tall. */
  withPicture?: boolean;
  /** Content under the buttons. */
  children?: ReactNode;
}) {
  const { plannedLabels } = useWords('serviceLabels');
  return (
    <PageHero
      place={place}
      heading={words.heading}
      lead={
        <>
          {isPlanned(name) && (
            <strong className="mb-3 block w-fit rounded-full bg-amber-tint px-4 py-1 text-h4 text-amber-ink">
              {plannedLabels.status}
            </strong>
          )}
          <LinkedText text={words.lead} />
        </>
      }
      {...(lead && { beside: lead })}
      {...((!lead || withPicture) && { picture: words.picture })}
    >
      <ActionLinks actions={words.actions} />
      {children}
    </PageHero>
  );
}

/** Sections in the page's column. */
export function ServiceSheet({ children }: { children: ReactNode }) {
  return <div className="shell space-y-9 pb-8">{children}</div>;
}

/** The emergency blocks, over the page's full width. */
export function UrgentBlocks({ service: { words } }: { service: Service }) {
  return words.blocks
    .filter(isUrgent)
    .map((block) => <ServiceBlock key={block.heading} block={block} />);
}

/** The end of a department page: the next steps. */
export function ServiceEnd({ service: { words } }: { service: Service }) {
  return (
    <div className="pt-4 md:pt-8">
      <CallToAction actions={words.actions} {...words.closing} />
    </div>
  );
}

/** A department page: emergencies, then hours and a description, then its own sections. */
export function ServiceView({ place }: { place: Place }) {
  const service = useService(place);
  const { words, parts } = service;
  const { whatItIs, whoItIsFor, ...rest } = parts;
  const hours = { id: 'opening-hours', heading: service.labels.openingHours };
  const blocks = words.blocks.filter((block) => !isUrgent(block));
  const sections: readonly FlowSection[] = [
    ...blocks.filter(needsWidth).map((block) => blockSection(block, true)),
    ...blocks.filter((block) => !needsWidth(block)).map((block) => blockSection(block)),
    ...Object.values(rest),
  ];
  return (
    <>
      <ServiceHero place={place} service={service} />
      <ServiceSheet>
        <UrgentBlocks service={service} />
        <PageSections strip sections={[hours, whatItIs, whoItIsFor, ...sections]} />
        <div className="beside-narrow grid gap-x-16 gap-y-10">
          <aside aria-label={service.labels.aside} className="lg:order-1">
            <SummaryBox service={service} />
          </aside>
          <div className="flow">
            {whatItIs.node}
            {whoItIsFor.node}
          </div>
        </div>
        <ServiceFlow service={service} sections={sections} />
      </ServiceSheet>
      <ServiceEnd service={service} />
    </>
  );
}
