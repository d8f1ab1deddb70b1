import type { PageProps } from '../../components/page-props.ts';
import { ServiceView } from '../../components/service/department-view.tsx';
import { isPlanned } from '../../facts/hospital/departments.ts';
import { PlannedView } from './planned-view.tsx';

/** A department page with the standard layout. Pages with another layout have their own files. */
export function DepartmentPage({ place }: PageProps) {
  return isPlanned(place.name) ? <PlannedView place={place} /> : <ServiceView place={place} />;
}
