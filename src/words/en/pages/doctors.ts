import { aboutIn, doctors } from '../../../facts/people/people.ts';

/** How each doctor works. */
export const doctorBios = aboutIn('en', doctors);

/** The words of /doctors around its people. */
export const doctorsPage = {
  heading: 'Our doctors and team',
  lead: 'These doctors lead our care. See their clinic days below, and ask for one by name when you book.',
  listHeading: 'Doctors',
  clinicsLabel: 'Clinic days',
  /** Names the links to where a doctor works. */
  departmentsLabel: 'Departments',
  supportHeading: 'Support staff',
  experience: (years: number) => `Experience: ${years}+ years`,
  bookLabel: 'Book Appointment',
} as const;
