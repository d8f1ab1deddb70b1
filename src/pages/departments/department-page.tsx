import { useDepartment } from '../../components/department/department-parts.tsx';
import { DepartmentView } from '../../components/department/department-view.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { isPlanned } from '../../facts/hospital/departments.ts';
import { PlannedView } from './planned-view.tsx';

/** A department page with the standard layout. Pages with another layout have their own files. */
export function DepartmentPage({ place }: PageProps) {
  const department = useDepartment(place);
  return isPlanned(place.name) ? (
    <PlannedView place={place} />
  ) : (
    <DepartmentView place={place} department={department} />
  );
}
