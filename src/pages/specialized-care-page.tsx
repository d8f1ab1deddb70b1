import { ServiceView } from '../components/service/service-view.tsx';
import { specializedCare } from '../words/en/service-pages/specialized-care.ts';
import type { PageProps } from './page-props.ts';

/** /services/specialized-care (spec section 2, Service pages). */
export function SpecializedCarePage({ place }: PageProps) {
  return <ServiceView service={specializedCare} place={place} />;
}
