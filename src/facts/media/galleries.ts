import type { PictureName } from './picture-names.ts';

/** Pictures in the gallery of facilities, in order. */
export const facilities = [
  'dental-clinic',
  'immunization-room',
  'laboratory',
  'delivery-room',
  'dedicated-staff',
  'maternity',
  'ultrasound-room',
  'female-ward',
  'general-ward',
] as const satisfies readonly PictureName[];

/** The picture that covers four cells on wide screens. */
export const largeFacility = 'maternity' satisfies (typeof facilities)[number];

/** Pictures of the hospital, in order: a carousel shows all, a grid the first that are not above. */
export const aboutGallery = [
  'exterior',
  'mother-and-midwife',
  'specialized-care',
  'inpatient-services',
  'inpatient-ward',
  'dental-clinic',
  'main-building',
  'hospital-exterior',
  'pediatrics',
  'laboratory',
  'surgery-department',
] as const satisfies readonly PictureName[];
