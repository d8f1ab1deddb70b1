import type { PictureName } from './picture-names.ts';

/** The pictures of the gallery of facilities, in their order. */
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

/** The one that takes four places on wide screens. */
export const largeFacility = 'delivery-room' satisfies (typeof facilities)[number];

/**
 * The pictures about the hospital, in their order: a grid shows the first, a carousel all. The grid
 * stands below the facilities on one page, so it shows other rooms.
 */
export const aboutGallery = [
  'exterior',
  'mother-and-midwife',
  'specialized-care',
  'inpatient-services',
  'inpatient-ward',
  'dental-care',
  'main-building',
  'hospital-exterior',
  'pediatrics',
  'laboratory',
  'surgery-department',
] as const satisfies readonly PictureName[];
