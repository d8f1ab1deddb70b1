import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/dental (spec section 2, Service pages). */
export function DentalPage({ place }: PageProps) {
  const { dental } = useWords('dental');
  return <ServiceView service={dental} place={place} />;
}
