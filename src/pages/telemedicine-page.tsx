import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/telemedicine (spec section 2, Service pages). */
export function TelemedicinePage({ place }: PageProps) {
  const { telemedicine } = useWords('telemedicine');
  return <ServiceView service={telemedicine} place={place} />;
}
