import type { PictureName } from '../../facts/media/picture-names.ts';

/**
 * The transparent margins of objects by how their files differ from most, which have 5 % at the right
 * and 7 % below: a class of the style sheet for each.
 */
const margins: Readonly<Record<string, readonly PictureName[]>> = {
  // closer than others, from a larger file
  'is-close': ['hero'],
  'is-large': ['maternity', 'outpatient'],
  'margin-right': [
    ...(['maternity', 'female-ward', 'dedicated-staff', 'outpatient', 'eye-care'] as const),
    ...(['inpatient-services', 'specialized-care', 'water-and-walking', 'building-plan'] as const),
  ],
  // whole: a cut through its drip or its tubes would be a cut through its meaning
  'margin-whole': ['stretcher', 'laboratory'],
  'margin-wide': ['pediatrics', 'hdu'],
  // the margin below
  'margin-below': [
    ...(['dental-clinic', 'telemedicine', 'dedicated-staff', 'exterior'] as const),
    ...(['surgery-department', 'pharmacy', 'ultrasound-room', 'healthy-child'] as const),
  ],
  'fills-height': [
    ...(['inpatient-services', 'specialized-care', 'water-and-walking'] as const),
    ...(['pediatrics', 'laboratory', 'hdu'] as const),
  ],
};

/** Returns the classes of an object's margins on a cloth, so that all are cut and on the border alike. */
export const clothMargins = (object: PictureName): string[] =>
  Object.keys(margins).filter((margin) => margins[margin]?.includes(object));
