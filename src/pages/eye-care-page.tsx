import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/eye-care (spec section 2, Service pages). */
export function EyeCarePage({ place }: PageProps) {
  const { eyeCare } = useWords('eyeCare');
  return <ServiceView service={eyeCare} place={place} />;
}
