import { EmergencyLine } from '../components/emergency-line.tsx';
import { ServiceView } from '../components/service-view.tsx';
import { emergency } from '../content/service-pages/emergency.ts';
import type { PageProps } from './page-props.ts';

/** /services/emergency: the number comes first (spec section 2, Service pages). */
export function EmergencyPage({ place }: PageProps) {
  return <ServiceView service={emergency} place={place} urgent={<EmergencyLine />} />;
}
