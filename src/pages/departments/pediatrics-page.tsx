import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { PageSections } from '../../components/page-sections.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import type { FlowSection } from '../../components/service/service.ts';
import { ServiceBlock } from '../../components/service/service-block.tsx';
import { ServiceFlow } from '../../components/service/service-flow.tsx';
import { blockSection, Part, useService } from '../../components/service/service-parts.tsx';
import {
  isUrgent,
  ServiceEnd,
  ServiceHero,
  ServiceSheet,
  UrgentBlocks,
} from '../../components/service/service-view.tsx';
import { doctorsIn } from '../../facts/people/people.ts';
import { DoctorCard } from './doctor-card.tsx';
import { Triage } from './triage.tsx';

/** The doctors for children and their clinic days, with a picture of the room. */
function Doctor() {
  const { pediatricClinics, pediatricDoctor } = useWords('pediatrics');
  return (
    <Part {...pediatricDoctor}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="space-y-8">
          {doctorsIn('pediatrics').map((key) => (
            <DoctorCard key={key} doctor={key} />
          ))}
          <ServiceBlock block={pediatricClinics} />
        </div>
        <Picture name="pediatrics" size="half" className="rounded-panel" />
      </div>
    </Part>
  );
}

/** /services/pediatrics: what to do for an ill child, then doctors and vaccines. */
export function PediatricsPage({ place }: PageProps) {
  const service = useService(place);
  const { pediatricClinics, pediatricDoctor, triage } = useWords('pediatrics');
  const { words, parts, opening } = service;
  const blocks = words.blocks.filter((block) => !isUrgent(block) && block !== pediatricClinics);
  const { whatItIs, whoItIsFor, cost, reachUs, ...visit } = parts;
  const sections: readonly FlowSection[] = [
    { ...pediatricDoctor, wide: true, node: <Doctor /> },
    ...blocks.map((block) => blockSection(block)),
    ...Object.values(visit),
    opening,
    whatItIs,
    whoItIsFor,
    cost,
    reachUs,
  ];
  return (
    <>
      <ServiceHero place={place} service={service} lead={<Triage {...triage} />} />
      <ServiceSheet>
        <UrgentBlocks service={service} />
        <PageSections strip sections={sections} />
        <ServiceFlow service={service} sections={sections} />
      </ServiceSheet>
      <ServiceEnd service={service} />
    </>
  );
}
