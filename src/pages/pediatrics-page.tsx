import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/pediatrics (spec section 2, Service pages). */
export function PediatricsPage({ place }: PageProps) {
  const { pediatrics } = useWords('pediatrics');
  return <ServiceView service={pediatrics} place={place} />;
}
