import { ServiceView } from '../components/service/service-view.tsx';
import { pharmacy } from '../words/en/service-pages/pharmacy.ts';
import type { PageProps } from './page-props.ts';

/** /services/pharmacy (spec section 2, Service pages). */
export function PharmacyPage({ place }: PageProps) {
  return <ServiceView service={pharmacy} place={place} />;
}
