import type { ReactNode } from 'react';
import { DepartmentFlow } from '../../components/department/department-flow.tsx';
import {
  DepartmentEnd,
  DepartmentHero,
  DepartmentSheet,
  isUrgent,
  UrgentBlocks,
} from '../../components/department/department-frame.tsx';
import { blockSection, useDepartment } from '../../components/department/department-parts.tsx';
import type { Place } from '../../site/addresses.ts';

/**
 * The page of a department that is not open yet. It says so, and where to go until then. `children`
 * replace the description of the plan.
 */
export function PlannedView({ place, children }: { place: Place; children?: ReactNode }) {
  const department = useDepartment(place);
  const { words, parts } = department;
  return (
    <>
      <DepartmentHero place={place} department={department} />
      <DepartmentSheet>
        <UrgentBlocks department={department} />
        {children}
        <DepartmentFlow
          department={department}
          sections={[
            ...words.blocks.filter((block) => !isUrgent(block)).map(blockSection),
            ...(children ? [] : [parts.about]),
            parts.cost,
            parts.reachUs,
          ]}
        />
      </DepartmentSheet>
      <DepartmentEnd department={department} />
    </>
  );
}
