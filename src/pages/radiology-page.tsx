import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/radiology (spec section 2, Service pages). */
export function RadiologyPage({ place }: PageProps) {
  const { radiology } = useWords('radiology');
  return <ServiceView service={radiology} place={place} />;
}
