import { ServiceView } from '../components/service/service-view.tsx';
import { radiology } from '../words/en/service-pages/radiology.ts';
import type { PageProps } from './page-props.ts';

/** /services/radiology (spec section 2, Service pages). */
export function RadiologyPage({ place }: PageProps) {
  return <ServiceView service={radiology} place={place} />;
}
