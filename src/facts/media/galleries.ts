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

/**
 * Pictures of the hospital, in order: a grid shows the first ones, a carousel all. One page has the
 * grid below the facilities, so the first ones show other rooms.
 */
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
