import { ReadingView } from '../components/reading-page.tsx';
import { patientRights } from '../content/patient-rights.ts';
import type { PageProps } from './page-props.ts';

/** /patient-rights: the charter in plain words, and how to complain. */
export function PatientRightsPage({ place }: PageProps) {
  return <ReadingView page={patientRights} place={place} />;
}
