import { useLink, useWords } from '../../../components/locale.tsx';
import { SourceNote } from '../../../components/notes/source-note.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { PageSections } from '../../../components/page-sections.tsx';
import { LeadCard } from '../../../components/service/lead-card.tsx';
import { LeadList } from '../../../components/service/lead-list.tsx';
import type { FlowSection } from '../../../components/service/service.ts';
import { ServiceFlow } from '../../../components/service/service-flow.tsx';
import { blockSection, useService } from '../../../components/service/service-parts.tsx';
import {
  isUrgent,
  ServiceEnd,
  ServiceHero,
  ServiceSheet,
  UrgentBlocks,
} from '../../../components/service/service-view.tsx';
import { AppWaitlist } from './app-waitlist.tsx';
import { MaternityLine } from './maternity-line.tsx';
import { MothersVoices } from './mothers-voices.tsx';

/** The prices of a birth, with links to their details and to the cost question. */
function Prices({ today }: Pick<PageProps, 'today'>) {
  const { packagePrices, pricesLead } = useWords('maternity');
  const { birthCostCaption, birthCostSources, birthCostWords } = useWords('birthCost');
  const { whatWillIPay } = useWords('whatWillIPay');
  const link = useLink();
  const packages = link('maternityPackages');
  const links = [
    { ...packages, label: pricesLead.more },
    { ...packages, href: `${packages.href}#${birthCostWords.id}`, label: birthCostWords.moreLabel },
    { ...link('whatWillIPay'), label: whatWillIPay.linkLabel },
  ];
  return (
    <LeadCard id={pricesLead.id} heading={pricesLead.heading}>
      <LeadList facts={packagePrices(today)} />
      <p className="text-small text-ink-soft">{birthCostCaption(today)}</p>
      <SourceNote sources={birthCostSources} />
      <ul className="no-print mt-2 space-y-1">
        {links.map(({ label, ...address }) => (
          <li key={label}>
            <a {...address} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </LeadCard>
  );
}

/** /services/maternity: prices, danger signs, then the timeline from the first visit. */
export function MaternityPage({ place, today }: PageProps) {
  const service = useService(place);
  const { maternityLine, voices } = useWords('maternity');
  const { loss } = useWords('loss');
  const { words, parts, opening } = service;
  const blocks = words.blocks
    .filter((block) => !isUrgent(block))
    .map((block) => blockSection(block));
  // labour and what to bring are urgent; the rest can be read later
  const sections: readonly FlowSection[] = [
    ...blocks.slice(0, 2),
    parts.onTheDay,
    parts.whatToBring,
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
      <ServiceHero place={place} service={service} withPicture lead={<Prices today={today} />} />
      <ServiceSheet>
        <UrgentBlocks service={service} />
        <PageSections strip sections={[maternityLine, ...sections, voices]} />
      </ServiceSheet>
      <MaternityLine />
      <div className="pt-10">
        <ServiceSheet>
          <ServiceFlow service={service} sections={sections} />
          <MothersVoices />
          <AppWaitlist />
        </ServiceSheet>
      </div>
      <ServiceEnd service={service} />
    </>
  );
}
