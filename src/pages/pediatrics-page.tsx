import { ServiceView } from '../components/service/service-view.tsx';
import { pediatrics } from '../words/en/service-pages/pediatrics.ts';
import type { PageProps } from './page-props.ts';

/** /services/pediatrics (spec section 2, Service pages). */
export function PediatricsPage({ place }: PageProps) {
  return <ServiceView service={pediatrics} place={place} />;
}
