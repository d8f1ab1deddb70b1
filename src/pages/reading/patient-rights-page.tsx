import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { ReadingView } from './reading-view.tsx';

/** /patient-rights: the charter in plain words, and how to complain. */
export function PatientRightsPage({ place }: PageProps) {
  const { patientRights } = useWords('patientRights');
  return <ReadingView page={patientRights} place={place} />;
}
