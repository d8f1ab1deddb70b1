import { patients } from '../people/patient-display.ts';

/** Every picture of the site; the file of the same name in src/pictures, or below it, holds it. */
export const pictureNames = [
  'hero',
  'exterior',
  'main-building',
  'hospital-exterior',
  'maternity',
  'delivery-room',
  'laboratory',
  'dental-clinic',
  'immunization-room',
  'dedicated-staff',
  'ultrasound-room',
  'female-ward',
  'general-ward',
  'specialized-care',
  'inpatient-services',
  'pediatrics',
  'surgery-department',
  'outpatient',
  'radiology',
  'hdu',
  'pharmacy',
  'telemedicine',
  'eye-care',
  'emergency',
  'upcoming-services',
  'packages',
  'mother-and-midwife',
  'inpatient-ward',
  'not-found',
  'water-and-walking',
  'dental-care',
  'breastfeeding-corner',
  'healthy-child',
  'hand-washing',
  'malaria-prevention',
  'pregnancy-nutrition',
  'child-vaccination',
  'first-aid',
  'diabetes',
  'mental-health',
] as const;

export type PictureName = (typeof pictureNames)[number];

/** The portraits of the patients who tell their stories. */
export const storyPortraits = [
  'story-1',
  'story-2',
  'story-3',
  'story-4',
  'story-5',
  'story-6',
] as const;

/** Portraits of patients that neither pages nor the built files may hold. */
export const isHiddenPortrait = (name: string): boolean =>
  patients === 'initials' && storyPortraits.some((portrait) => portrait === name);
