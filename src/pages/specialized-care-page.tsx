import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/specialized-care (spec section 2, Service pages). */
export function SpecializedCarePage({ place }: PageProps) {
  const { specializedCare } = useWords('specializedCare');
  return <ServiceView service={specializedCare} place={place} />;
}
