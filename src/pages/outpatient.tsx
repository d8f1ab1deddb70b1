import { ServiceView } from '../components/service-view.tsx';
import { outpatient } from '../content/service-pages/outpatient.ts';
import type { PageProps } from './page-props.ts';

/** /services/outpatient (spec section 2, Service pages). */
export function OutpatientPage({ place }: PageProps) {
  return <ServiceView service={outpatient} place={place} />;
}
