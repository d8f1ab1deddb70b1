import { ServiceView } from '../components/service/service-view.tsx';
import { hdu } from '../words/en/service-pages/hdu.ts';
import type { PageProps } from './page-props.ts';

/** /services/hdu (spec section 2, Service pages). */
export function HduPage({ place }: PageProps) {
  return <ServiceView service={hdu} place={place} />;
}
