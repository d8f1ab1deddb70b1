import { ServiceView } from '../components/service/service-view.tsx';
import { inpatient } from '../words/en/service-pages/inpatient.ts';
import type { PageProps } from './page-props.ts';

/** /services/inpatient (spec section 2, Service pages). */
export function InpatientPage({ place }: PageProps) {
  return <ServiceView service={inpatient} place={place} />;
}
