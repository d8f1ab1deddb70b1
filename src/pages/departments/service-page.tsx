import type { PageProps } from '../../components/page-props.ts';
import { ServiceView } from '../../components/service/service-view.tsx';
import { isPlanned } from '../../facts/hospital/departments.ts';
import { PlannedView } from './planned-view.tsx';

/** A department's page; those with a shape of their own have a file of their own beside this one. */
export function ServicePage({ place }: PageProps) {
  return isPlanned(place.name) ? <PlannedView place={place} /> : <ServiceView place={place} />;
}
