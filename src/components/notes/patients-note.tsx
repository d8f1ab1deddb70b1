import { patients } from '../../facts/people/patient-display.ts';
import { patientsAreInvented } from '../../facts/people/patient-records.ts';
import { useWords } from '../locale.tsx';

/** Says that the patients on a page are invented, or why it shows initials; nothing otherwise. */
export function PatientsNote({ className }: { className?: string }) {
  const { patientNotes } = useWords('claims');
  const notes = [
    ...(patientsAreInvented ? [patientNotes.invented] : []),
    ...(patients === 'initials' ? [patientNotes.initials] : []),
  ];
  return notes.length > 0 && <p className={className}>{notes.join(' ')}</p>;
}
