import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { PageSections } from '../../components/page-sections.tsx';
import { Section } from '../../components/section.tsx';
import type { FlowSection } from '../../components/service/service.ts';
import { StepList } from '../../components/service/service-block.tsx';
import { ServiceFlow } from '../../components/service/service-flow.tsx';
import { blockSection, useService } from '../../components/service/service-parts.tsx';
import {
  isUrgent,
  ServiceEnd,
  ServiceHero,
  ServiceSheet,
  UrgentBlocks,
} from '../../components/service/service-view.tsx';

/** /services/telemedicine: how a video call works, and its limits. */
export function TelemedicinePage({ place }: PageProps) {
  const service = useService(place);
  const { callSteps } = useWords('telemedicine');
  const { words, parts, opening } = service;
  const { onTheDay: _, ...others } = parts;
  const blocks = words.blocks.filter((block) => !isUrgent(block));
  const sections: readonly FlowSection[] = [
    ...blocks.filter(({ kind }) => kind === 'list').map((block) => blockSection(block)),
    ...blocks.filter(({ kind }) => kind === 'table').map((block) => blockSection(block, true)),
    ...blocks
      .filter(({ kind }) => kind !== 'list' && kind !== 'table')
      .map((block) => blockSection(block)),
    opening,
    ...Object.values(others),
  ];
  return (
    <>
      <ServiceHero place={place} service={service} />
      <Section
        id={callSteps.id}
        heading={callSteps.heading}
        intro={callSteps.price}
        background="tint"
      >
        <StepList steps={words.onTheDay} wide />
      </Section>
      <div className="pt-10">
        <ServiceSheet>
          <UrgentBlocks service={service} />
          <PageSections strip sections={sections} />
          <ServiceFlow service={service} sections={sections} />
        </ServiceSheet>
      </div>
      <ServiceEnd service={service} />
    </>
  );
}
