import { ServiceView } from '../components/service/service-view.tsx';
import { surgical } from '../words/en/service-pages/surgical.ts';
import type { PageProps } from './page-props.ts';

/** /services/surgical (spec section 2, Service pages). */
export function SurgicalPage({ place }: PageProps) {
  return <ServiceView service={surgical} place={place} />;
}
