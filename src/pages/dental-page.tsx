import { ServiceView } from '../components/service/service-view.tsx';
import { dental } from '../words/en/service-pages/dental.ts';
import type { PageProps } from './page-props.ts';

/** /services/dental (spec section 2, Service pages). */
export function DentalPage({ place }: PageProps) {
  return <ServiceView service={dental} place={place} />;
}
