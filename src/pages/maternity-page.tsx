import { useHref, useLink, useWords } from '../components/edition.tsx';
import { AppWaitlist } from '../components/maternity/app-waitlist.tsx';
import { MaternityLine } from '../components/maternity/maternity-line.tsx';
import { MothersVoices } from '../components/maternity/mothers-voices.tsx';
import { PageSections } from '../components/page-sections.tsx';
import { BirthCostTable } from '../components/service/birth-cost-table.tsx';
import { LeadCard } from '../components/service/lead-card.tsx';
import { LeadList } from '../components/service/lead-list.tsx';
import { type FlowSection, ServiceFlow } from '../components/service/service-flow.tsx';
import { blockSection, Part, useService } from '../components/service/service-parts.tsx';
import {
  isUrgent,
  ServiceEnd,
  ServiceHero,
  ServiceSheet,
  UrgentBlocks,
} from '../components/service/service-view.tsx';
import { slugOf } from '../components/text/slug-of.ts';
import type { PageProps } from './page-props.ts';

/** What a birth costs, first of all, and where it is worked out for one's own case. */
function Prices() {
  const { packagePrices } = useWords('maternity');
  const { whatWillIPay } = useWords('whatWillIPay');
  const link = useLink();
  const { heading, facts, more } = packagePrices;
  return (
    <LeadCard id={slugOf(heading)} heading={heading} picture="maternity">
      <LeadList facts={facts} />
      <p className="no-print flex flex-wrap gap-x-6">
        <a {...link('maternityPackages')} className="text-link inline-flex min-h-11 items-center">
          {more}
        </a>
        <a {...link('whatWillIPay')} className="text-link inline-flex min-h-11 items-center">
          {whatWillIPay.linkLabel}
        </a>
      </p>
    </LeadCard>
  );
}

function WithSha({ today }: Pick<PageProps, 'today'>) {
  const { id, heading, intro, moreLabel } = useWords('birthCost').birthCostWords;
  const href = useHref();
  return (
    <Part id={id} heading={heading}>
      <p className="mb-4 max-w-measure text-ink-soft">{intro}</p>
      <BirthCostTable today={today} />
      <p className="mt-2">
        <a href={`${href('maternityPackages')}#${id}`} className="text-link">
          {moreLabel}
        </a>
      </p>
    </Part>
  );
}

/** /services/maternity: prices, danger signs, and the way from the first visit to the last check. */
export function MaternityPage({ place, today }: PageProps) {
  const service = useService(place);
  const { maternityLine, voices } = useWords('maternity');
  const { birthCostWords } = useWords('birthCost');
  const { loss } = useWords('loss');
  const { words, parts, opening } = service;
  const blocks = words.blocks
    .filter((block) => !isUrgent(block))
    .map((block) => blockSection(block));
  // labour and the bag; then the cost; then what can be read another day
  const sections: readonly FlowSection[] = [
    ...blocks.slice(0, 2),
    parts.onTheDay,
    parts.whatToBring,
    {
      id: birthCostWords.id,
      heading: birthCostWords.heading,
      wide: true,
      node: <WithSha today={today} />,
    },
    parts.whatItIs,
    parts.whoItIsFor,
    ...blocks.slice(2),
    opening,
    parts.cost,
    blockSection(loss),
    parts.reachUs,
  ];
  return (
    <>
      <ServiceHero place={place} service={service} lead={<Prices />} />
      <ServiceSheet>
        <UrgentBlocks service={service} />
        <PageSections strip sections={[maternityLine, ...sections, voices]} />
      </ServiceSheet>
      <MaternityLine />
      <ServiceSheet>
        <ServiceFlow sections={sections} />
        <MothersVoices />
        <AppWaitlist />
      </ServiceSheet>
      <ServiceEnd service={service} />
    </>
  );
}
