import { patients, patientsAreInvented } from '../../facts/people/patient-display.ts';
import { useWords } from '../locale.tsx';

interface PatientsNoteProps {
  /** Whether pages show portraits of other people instead of theirs. */
  stockPortraits?: boolean;
  className?: string;
}

/**
 * A note that the page's patients are invented, or why it shows initials. Empty if neither is true.
 */
export function PatientsNote({ stockPortraits = false, className }: PatientsNoteProps) {
  const { patientNotes } = useWords('claims');
  const notes = [
    ...(patientsAreInvented ? [patientNotes.invented] : []),
    ...(stockPortraits ? [patientNotes.stockPortraits] : []),
    ...(patients === 'initials' ? [patientNotes.initials] : []),
  ];
  return notes.length > 0 && <p className={className}>{notes.join(' ')}</p>;
}
