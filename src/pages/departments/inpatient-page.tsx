import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { PageSections } from '../../components/page-sections.tsx';
import { LeadCard } from '../../components/service/lead-card.tsx';
import type { FlowSection } from '../../components/service/service.ts';
import { ServiceFlow } from '../../components/service/service-flow.tsx';
import { blockSection, useService } from '../../components/service/service-parts.tsx';
import { ServiceEnd, ServiceHero, ServiceSheet } from '../../components/service/service-view.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { VisitingHours } from './visiting-hours.tsx';

/** /services/inpatient: visiting hours, the rooms and their rules, then a stay day by day. */
export function InpatientPage({ place }: PageProps) {
  const service = useService(place);
  const { visiting } = useWords('inpatient');
  const { words, parts, opening } = service;
  const { whatItIs, whoItIsFor, whatToBring, onTheDay, cost, reachUs } = parts;
  const blocks = words.blocks.filter((block) => block !== visiting);
  const sections: readonly FlowSection[] = [
    ...blocks.map((block) => blockSection(block, block.kind === 'cards')),
    whatToBring,
    onTheDay,
    whatItIs,
    whoItIsFor,
    opening,
    cost,
    reachUs,
  ];
  return (
    <>
      <ServiceHero
        place={place}
        service={service}
        withPicture
        lead={
          <LeadCard id={slugOf(visiting.heading)} heading={visiting.heading}>
            <VisitingHours />
          </LeadCard>
        }
      />
      <ServiceSheet>
        <PageSections strip sections={sections} />
        <ServiceFlow service={service} sections={sections} />
      </ServiceSheet>
      <ServiceEnd service={service} />
    </>
  );
}
