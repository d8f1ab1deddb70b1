import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/hdu (spec section 2, Service pages). */
export function HduPage({ place }: PageProps) {
  const { hdu } = useWords('hdu');
  return <ServiceView service={hdu} place={place} />;
}
