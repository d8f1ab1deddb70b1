import { patients, patientsAreInvented } from '../../facts/people/patient-display.ts';
import { useWords } from '../locale.tsx';

interface PatientsNoteProps {
  /** The page's portraits are of other people. */
  stockPortraits?: boolean;
  /** A sentence on the same line. */
  more?: string;
  className?: string;
}

/**
 * A note that the page's patients are invented, why it shows initials, or that its portraits are of
 * others. Empty if none is true.
 */
export function PatientsNote({ stockPortraits, more, className }: PatientsNoteProps) {
  const { patientNotes } = useWords('claims');
  const notes = [
    ...(patientsAreInvented ? [patientNotes.invented] : []),
    ...(patients === 'initials' ? [patientNotes.initials] : []),
    ...(stockPortraits ? [patientNotes.stockPortraits] : []),
    ...(more ? [more] : []),
  ];
  return notes.length > 0 && <p className={className}>{notes.join(' ')}</p>;
}
