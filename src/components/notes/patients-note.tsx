import { patients, patientsAreInvented } from '../../facts/people/patient-display.ts';
import { useWords } from '../locale.tsx';

/**
 * A note that the page's patients are invented, or why it shows initials. Empty if neither is true.
 */
export function PatientsNote({ className }: { className?: string }) {
  const { patientNotes } = useWords('claims');
  const notes = [
    ...(patientsAreInvented ? [patientNotes.invented] : []),
    ...(patients === 'initials' ? [patientNotes.initials] : []),
  ];
  return notes.length > 0 && <p className={className}>{notes.join(' ')}</p>;
}
