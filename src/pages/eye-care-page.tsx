import { ServiceView } from '../components/service/service-view.tsx';
import { eyeCare } from '../words/en/service-pages/eye-care.ts';
import type { PageProps } from './page-props.ts';

/** /services/eye-care (spec section 2, Service pages). */
export function EyeCarePage({ place }: PageProps) {
  return <ServiceView service={eyeCare} place={place} />;
}
