import { useWords } from '../components/edition.tsx';
import { ReadingView } from '../components/reading/reading-view.tsx';
import type { PageProps } from './page-props.ts';

/** /patient-rights: the charter in plain words, and how to complain. */
export function PatientRightsPage({ place }: PageProps) {
  const { patientRights } = useWords('patientRights');
  return <ReadingView page={patientRights} place={place} />;
}
