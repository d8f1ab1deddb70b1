import { ServiceView } from '../components/service/service-view.tsx';
import { laboratory } from '../words/en/service-pages/laboratory.ts';
import type { PageProps } from './page-props.ts';

/** /services/laboratory (spec section 2, Service pages). */
export function LaboratoryPage({ place }: PageProps) {
  return <ServiceView service={laboratory} place={place} />;
}
