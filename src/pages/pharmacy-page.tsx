import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/pharmacy (spec section 2, Service pages). */
export function PharmacyPage({ place }: PageProps) {
  const { pharmacy } = useWords('pharmacy');
  return <ServiceView service={pharmacy} place={place} />;
}
