import { patients } from '../facts/patient-display.ts';
import { patientsAreInvented } from '../facts/patient-records.ts';
import { useWords } from './edition.tsx';

/** Says that the patients on a page are invented, or why it shows initials; nothing otherwise. */
export function PatientsNote({ className }: { className?: string }) {
  const { patientNotes } = useWords('claims');
  const notes = [
    ...(patientsAreInvented ? [patientNotes.invented] : []),
    ...(patients === 'initials' ? [patientNotes.initials] : []),
  ];
  return notes.length > 0 && <p className={className}>{notes.join(' ')}</p>;
}
