import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** /services/laboratory (spec section 2, Service pages). */
export function LaboratoryPage({ place }: PageProps) {
  const { laboratory } = useWords('laboratory');
  return <ServiceView service={laboratory} place={place} />;
}
