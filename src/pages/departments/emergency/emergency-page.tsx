import type { ReactNode } from 'react';
import { FactList } from '../../../components/lists/fact-list.tsx';
import { useWords } from '../../../components/locale.tsx';
import { SourceNote } from '../../../components/notes/source-note.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { PageSections } from '../../../components/page-sections.tsx';
import { Notice } from '../../../components/service/notice.tsx';
import type { FlowSection } from '../../../components/service/service.ts';
import { ServiceBlock } from '../../../components/service/service-block.tsx';
import { ServiceFlow } from '../../../components/service/service-flow.tsx';
import { blockSection, useService } from '../../../components/service/service-parts.tsx';
import { isUrgent, ServiceEnd, ServiceSheet } from '../../../components/service/service-view.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';
import { exists } from '../../../locales/places.ts';
import { EmergencyHero } from './emergency-hero.tsx';

/** Adds directions from each side, for a locale without a contact page. */
function WithRoads({ children }: { children: ReactNode }) {
  const { directions } = useWords('directions');
  return (
    <div className="space-y-4">
      {children}
      <FactList facts={directions.ways.map(({ from, text }) => ({ term: from, detail: text }))} />
    </div>
  );
}

/** /services/emergency: the number, danger signs, first aid and directions come first. */
export function EmergencyPage({ place, today }: PageProps) {
  const service = useService(place);
  const { ambulanceCost, ambulanceSources } = useWords('ambulance');
  const ambulance = ambulanceCost(today);
  const { words, parts } = service;
  const urgent = words.blocks.filter(isUrgent);
  const { reachUs, ...rest } = parts;
  const sections: readonly FlowSection[] = [
    exists({ name: 'contact', language: place.language })
      ? reachUs
      : { ...reachUs, node: <WithRoads>{reachUs.node}</WithRoads> },
    ...words.blocks.filter((block) => !isUrgent(block)).map((block) => blockSection(block)),
    {
      id: slugOf(ambulance.heading),
      heading: ambulance.heading,
      node: (
        <div className="ruled">
          <ServiceBlock block={ambulance} />
          <SourceNote sources={ambulanceSources} />
        </div>
      ),
    },
    ...Object.values(rest),
  ];
  return (
    <>
      <EmergencyHero place={place} service={service} />
      <ServiceSheet>
        {urgent
          .filter((block) => block.kind === 'notice')
          .map((block) => (
            <Notice key={block.heading} id={slugOf(block.heading)} {...block} numbered />
          ))}
        {urgent
          .filter((block) => block.kind !== 'notice')
          .map((block) => (
            <ServiceBlock key={block.heading} block={block} />
          ))}
        <PageSections strip sections={sections} />
        <ServiceFlow service={service} sections={sections} />
      </ServiceSheet>
      <ServiceEnd service={service} />
    </>
  );
}
