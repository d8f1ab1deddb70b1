import { type DoctorKey, shortNameOf } from '../../facts/people.ts';

/** What a doctor has learned and how they work. SAMPLE content, like the names. */
export const doctorProfiles: Readonly<Record<DoctorKey, { qualifications: string; bio: string }>> =
  {
    obstetrician: {
      qualifications: 'MBChB, MMed (Obstetrics and Gynaecology)',
      bio:
        `${shortNameOf('obstetrician')} looks after pregnancies that need a closer eye: twins, high blood pressure, ` +
        'diabetes, an earlier cesarean. She draws her explanations on paper and lets you take ' +
        'the drawing home.',
    },
    pediatrician: {
      qualifications: 'MBChB, MMed (Paediatrics and Child Health)',
      bio:
        `${shortNameOf('pediatrician')} sees children from the first day of life to the end of school. He examines ` +
        'the teddy bear before the child, and asks parents what worries them before he says what ' +
        'he thinks.',
    },
    physician: {
      qualifications: 'MBChB, MMed (Internal Medicine)',
      bio:
        `${shortNameOf('physician')} treats adults with diabetes, high blood pressure, heart and lung disease. ` +
        'Each patient leaves with one small goal for the next month. She also leads the rounds ' +
        'in the High Dependency Unit.',
    },
    surgeon: {
      qualifications: 'MBChB, MMed (General Surgery)',
      bio:
        `${shortNameOf('surgeon')} operates on hernias, gallbladders, the appendix, lumps and injuries. ` +
        'Before each operation he tells you what he will do, what could go wrong and what ' +
        'happens if you wait. He visits his patients himself on the evening after theatre.',
    },
  };

/** The words of /doctors around its people. */
export const doctorsPage = {
  heading: 'Our doctors and team',
  lead: 'These doctors lead our care. Below are their clinic days. Ask for one by name when you book.',
  listHeading: 'Doctors',
  clinicsLabel: 'Clinic days',
  /** Names the links to where a doctor works. */
  departmentsLabel: 'Departments',
  supportHeading: 'Support staff',
  experience: (years: number) => `Experience: ${years}+ years`,
  bookLabel: 'Book Appointment',
} as const;
