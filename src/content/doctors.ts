/**
 * The people in this file are SAMPLE content: names, qualifications and lives are invented.
 */

/** A doctor as shown on /doctors (spec section 3). */
export interface Doctor {
  name: string;
  specialty: string;
  /** Where the portrait is found; null shows the initials. An operator may name a picture here. */
  image: string | null;
  qualifications: string;
  experience: string;
  bio: string;
}

/** The four doctors; their years of experience are fixed (spec section 9). */
export const doctors: readonly Doctor[] = [
  {
    name: 'Dr. Grace Wambui Njoroge',
    specialty: 'Obstetrics and Gynaecology',
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (Obstetrics and Gynaecology)',
    experience: '15+ years',
    bio:
      'Dr. Njoroge looks after pregnancies that need a closer eye: twins, high blood pressure, ' +
      'diabetes, an earlier cesarean. She draws her explanations on paper and lets you take ' +
      'the drawing home. Outside the labour ward she runs the gynaecology clinic.',
  },
  {
    name: 'Dr. Peter Otieno Ouma',
    specialty: 'Pediatrics',
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (Paediatrics and Child Health)',
    experience: '12+ years',
    bio:
      'Dr. Ouma sees children from the first day of life to the end of school. He examines ' +
      'the teddy bear before the child, and asks parents what worries them before he says what ' +
      'he thinks. Newborn care and asthma are his special interests.',
  },
  {
    name: 'Dr. Faith Chebet Koech',
    specialty: 'Internal Medicine',
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (Internal Medicine)',
    experience: '10+ years',
    bio:
      'Dr. Koech treats adults with diabetes, high blood pressure, heart and lung disease. She ' +
      'started our clinic for long-term conditions, where each patient leaves with one small ' +
      'goal for the next month. She also leads the rounds in the High Dependency Unit.',
  },
  {
    name: 'Dr. Samuel Kiplagat',
    specialty: 'General Surgery',
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (General Surgery)',
    experience: '18+ years',
    bio:
      'Dr. Kiplagat operates on hernias, gallbladders, the appendix, lumps and injuries. ' +
      'Before each operation he tells you what he will do, what could go wrong and what ' +
      'happens if you wait. He visits his patients himself on the evening after theatre.',
  },
];

/** A member of the team behind the doctors (spec section 3). */
export interface SupportStaffRole {
  role: string;
  name: string;
}

/** The four support roles of /doctors (spec section 2). */
export const supportStaff: readonly SupportStaffRole[] = [
  { role: 'Senior Midwife', name: 'Esther Nyokabi' },
  { role: 'Clinical Officer Anaesthetist', name: 'Dennis Wafula' },
  { role: 'Nutritionist', name: 'Mercy Atieno' },
  { role: 'Physiotherapist', name: 'Martin Kibet' },
];

/** The words of /doctors around its people (spec section 2, Doctors). */
export const doctorsPage = {
  heading: 'Our doctors and team',
  lead: 'Four doctors lead our care, by day at the clinic and by night when they are called. Ask for one by name when you book.',
  listHeading: 'Doctors',
  supportHeading: 'Support staff',
  bookLabel: 'Book Appointment',
} as const;
