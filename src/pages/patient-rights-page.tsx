import { ReadingView } from '../components/reading/reading-page.tsx';
import { patientRights } from '../words/en/patient-rights.ts';
import type { PageProps } from './page-props.ts';

/** /patient-rights: the charter in plain words, and how to complain. */
export function PatientRightsPage({ place }: PageProps) {
  return <ReadingView page={patientRights} place={place} />;
}
