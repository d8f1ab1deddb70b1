import { ServiceView } from '../components/service/service-view.tsx';
import type { PageProps } from './page-props.ts';

/** A department's page; those with a shape of their own have a file of their own beside this one. */
export function ServicePage({ place }: PageProps) {
  return <ServiceView place={place} />;
}
