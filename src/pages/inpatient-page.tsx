import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/inpatient (spec section 2, Service pages). */
export function InpatientPage({ place }: PageProps) {
  const { inpatient } = useWords('inpatient');
  return <ServiceView service={inpatient} place={place} />;
}
