import {
  type PersonKey,
  people,
  type doctors as persons,
  supportStaff as support,
} from '../../facts/people.ts';
import type { Fact } from '../service-page.ts';
import { clinicsOf } from './clinic-words.ts';

/**
 * The lives in this file are SAMPLE content, like the names and clinic days in src/facts.
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
  /** Clinics with their days and hours. */
  clinics: readonly Fact[];
}

type Profile = Omit<Doctor, 'name' | 'specialty' | 'clinics'>;

/** The four doctors; their years of experience are fixed (spec section 9). */
const profiles: Record<keyof typeof persons, Profile> = {
  obstetrician: {
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (Obstetrics and Gynaecology)',
    experience: '15+ years',
    bio:
      'Dr. Njoroge looks after pregnancies that need a closer eye: twins, high blood pressure, ' +
      'diabetes, an earlier cesarean. She draws her explanations on paper and lets you take ' +
      'the drawing home.',
  },
  pediatrician: {
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (Paediatrics and Child Health)',
    experience: '12+ years',
    bio:
      'Dr. Ouma sees children from the first day of life to the end of school. He examines ' +
      'the teddy bear before the child, and asks parents what worries them before he says what ' +
      'he thinks.',
  },
  physician: {
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (Internal Medicine)',
    experience: '10+ years',
    bio:
      'Dr. Koech treats adults with diabetes, high blood pressure, heart and lung disease. ' +
      'Each patient leaves with one small goal for the next month. She also leads the rounds ' +
      'in the High Dependency Unit.',
  },
  surgeon: {
    // An operator may name a picture.
    image: null,
    qualifications: 'MBChB, MMed (General Surgery)',
    experience: '18+ years',
    bio:
      'Dr. Kiplagat operates on hernias, gallbladders, the appendix, lumps and injuries. ' +
      'Before each operation he tells you what he will do, what could go wrong and what ' +
      'happens if you wait. He visits his patients himself on the evening after theatre.',
  },
};

export const doctors: readonly Doctor[] = Object.entries(profiles).map(([key, profile]) => {
  const { name, role } = people[key as PersonKey];
  return { name, specialty: role, ...profile, clinics: clinicsOf(key as PersonKey) };
});

/** A member of the team behind the doctors (spec section 3). */
export interface SupportStaffRole {
  role: string;
  name: string;
}

/** The four support roles of /doctors (spec section 2). */
export const supportStaff: readonly SupportStaffRole[] = Object.values(support);

/** The words of /doctors around its people (spec section 2, Doctors). */
export const doctorsPage = {
  heading: 'Our doctors and team',
  lead: 'Four doctors lead our care. Below are their clinic days. Ask for one by name when you book.',
  listHeading: 'Doctors',
  clinicsLabel: 'Clinic days',
  supportHeading: 'Support staff',
  experience: (years: string) => `Experience: ${years}`,
  bookLabel: 'Book Appointment',
} as const;
