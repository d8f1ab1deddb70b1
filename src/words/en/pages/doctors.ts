import { aboutIn, doctors } from '../../../facts/people/people.ts';

/** How each doctor works, from people.json. */
export const doctorBios = aboutIn('en', doctors);

/** Texts of /doctors around the people. */
export const doctorsPage = {
  heading: 'Our doctors and team',
  lead: 'These doctors lead our care. See their clinic days below, and ask for one by name when you book.',
  listHeading: 'Doctors',
  clinicsLabel: 'Clinic days',
  /** Accessible name of the links to a doctor's departments. */
  departmentsLabel: 'Departments',
  supportHeading: 'Support staff',
  experience: (years: number) => `Experience: ${years}+ years`,
  bookLabel: 'Book Appointment',
  askFor: (name: string) => `Ask for ${name}`,
} as const;
