import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import {
  DepartmentView,
  foldedSections,
  ownSections,
} from '../../components/service/department-view.tsx';
import { StepList } from '../../components/service/service-block.tsx';
import { flowSection, useDepartment } from '../../components/service/service-parts.tsx';

/** /services/telemedicine: how a call works, and its limits. */
export function TelemedicinePage({ place }: PageProps) {
  const service = useDepartment(place);
  const { callSteps } = useWords('telemedicine');
  const { words, parts } = service;
  return (
    <DepartmentView
      place={place}
      service={service}
      sections={[
        flowSection(callSteps.id, callSteps.heading, <StepList steps={words.onTheDay} />),
        ...ownSections(service),
      ]}
      folded={foldedSections(service).filter((section) => section !== parts.onTheDay)}
    />
  );
}
