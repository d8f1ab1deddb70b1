import { PlannedView } from '../components/service/planned-view.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import { isPlanned } from '../facts/planned-services.ts';
import type { PageProps } from './page-props.ts';

/** A department's page; those with a shape of their own have a file of their own beside this one. */
export function ServicePage({ place }: PageProps) {
  return isPlanned(place.name) ? <PlannedView place={place} /> : <ServiceView place={place} />;
}
