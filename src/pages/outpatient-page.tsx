import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import { topicSources } from '../facts/care-sources.ts';
import type { PageProps } from './page-props.ts';

/** /services/outpatient (spec section 2, Service pages). */
export function OutpatientPage({ place }: PageProps) {
  const { outpatient } = useWords('outpatient');
  return (
    <ServiceView
      service={{
        ...outpatient,
        sources: [...(outpatient.sources ?? []), ...topicSources.outpatient],
      }}
      place={place}
    />
  );
}
