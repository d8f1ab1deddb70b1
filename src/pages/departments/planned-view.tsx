import type { ReactNode } from 'react';
import {
  EndNotes,
  SectionColumns,
  Sections,
} from '../../components/department/department-flow.tsx';
import {
  DepartmentEnd,
  DepartmentHero,
  DepartmentSheet,
  UrgentBlocks,
} from '../../components/department/department-frame.tsx';
import { useDepartment } from '../../components/department/department-parts.tsx';
import { ownSections } from '../../components/department/department-view.tsx';
import type { Place } from '../../site/addresses.ts';

/**
 * The page of a department that is not open yet. It says so, and where to go until then. `children`
 * replace the description of the plan.
 */
export function PlannedView({ place, children }: { place: Place; children?: ReactNode }) {
  const department = useDepartment(place);
  const { parts } = department;
  return (
    <>
      <DepartmentHero place={place} department={department} />
      <DepartmentSheet>
        <UrgentBlocks department={department} />
        {children}
        <div className="flow print-columns">
          <Sections sections={ownSections(department)} />
          <SectionColumns
            sections={[...(children ? [] : [parts.about]), parts.cost, parts.reachUs]}
          />
          <EndNotes department={department} />
        </div>
      </DepartmentSheet>
      <DepartmentEnd department={department} />
    </>
  );
}
