import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/surgical (spec section 2, Service pages). */
export function SurgicalPage({ place }: PageProps) {
  const { surgical } = useWords('surgical');
  return <ServiceView service={surgical} place={place} />;
}
