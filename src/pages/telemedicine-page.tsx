import { ServiceView } from '../components/service/service-view.tsx';
import { telemedicine } from '../words/en/service-pages/telemedicine.ts';
import type { PageProps } from './page-props.ts';

/** /services/telemedicine (spec section 2, Service pages). */
export function TelemedicinePage({ place }: PageProps) {
  return <ServiceView service={telemedicine} place={place} />;
}
