import { StepList } from '../../components/department/department-block.tsx';
import { flowSection, useDepartment } from '../../components/department/department-parts.tsx';
import {
  DepartmentView,
  foldedSections,
  ownSections,
} from '../../components/department/department-view.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';

/** /services/telemedicine: how a call works, and its limits. */
export function TelemedicinePage({ place }: PageProps) {
  const department = useDepartment(place);
  const { callSteps } = useWords('telemedicine');
  const { words, parts } = department;
  return (
    <DepartmentView
      place={place}
      department={department}
      sections={[
        flowSection(callSteps.id, callSteps.heading, <StepList steps={words.onTheDay} wide />),
        ...ownSections(department),
      ]}
      folded={foldedSections(department).filter((section) => section !== parts.onTheDay)}
    />
  );
}
