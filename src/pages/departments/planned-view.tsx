import type { ReactNode } from 'react';
import { ServiceFlow } from '../../components/service/service-flow.tsx';
import { blockSection, useDepartment } from '../../components/service/service-parts.tsx';
import {
  isUrgent,
  ServiceEnd,
  ServiceHero,
  ServiceSheet,
  UrgentBlocks,
} from '../../components/service/service-view.tsx';
import type { Place } from '../../site/addresses.ts';

/**
 * The page of a department that is not open yet. It says so, and where to go until then. `children`
 * replace the description of the plan.
 */
export function PlannedView({ place, children }: { place: Place; children?: ReactNode }) {
  const service = useDepartment(place);
  const { words, parts } = service;
  return (
    <>
      <ServiceHero place={place} service={service} />
      <ServiceSheet>
        <UrgentBlocks service={service} />
        {children}
        <ServiceFlow
          service={service}
          sections={[
            ...words.blocks.filter((block) => !isUrgent(block)).map(blockSection),
            ...(children ? [] : [parts.whatItIs]),
            parts.cost,
            parts.reachUs,
          ]}
        />
      </ServiceSheet>
      <ServiceEnd service={service} />
    </>
  );
}
