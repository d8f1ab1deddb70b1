import type { PictureName } from '../../facts/media/picture-names.ts';

/**
 * The transparent margins of objects by how their files differ from most, which have 5 % at the right
 * and 7 % below: a class of the style sheet for each.
 */
const objectsByMargin: Readonly<Record<string, readonly PictureName[]>> = {
  // closer than others, from a larger file
  'is-close': ['hero'],
  'is-large': ['maternity'],
  'margin-right': [
    ...(['maternity', 'female-ward', 'dedicated-staff', 'outpatient', 'eye-care'] as const),
    ...(['inpatient-services', 'specialized-care', 'water-and-walking', 'building-plan'] as const),
  ],
  // whole and close: a cut through its drip would be a cut through its meaning
  'margin-whole': ['stretcher'],
  'margin-wide': ['pediatrics', 'laboratory', 'hdu'],
  'margin-below': [
    ...(['dental-clinic', 'telemedicine', 'dedicated-staff', 'exterior'] as const),
    ...(['surgery-department', 'pharmacy', 'ultrasound-room'] as const),
  ],
  // on a card: as wide as the file; the left margin in per cent, where it is not about 12
  'fills-width': ['surgery-department', 'building-plan'],
  'edge-4': ['building-plan'],
  'edge-9': ['pediatrics', 'telemedicine'],
  'edge-18': ['specialized-care', 'pharmacy', 'hdu'],
  'edge-24': ['laboratory'],
  'fills-height': [
    ...(['inpatient-services', 'specialized-care', 'water-and-walking'] as const),
    ...(['pediatrics', 'laboratory', 'hdu'] as const),
  ],
};

/** Returns the classes of an object's margins, so that all objects are cut and on the border alike. */
export const marginsOf = (object: PictureName): string[] =>
  Object.keys(objectsByMargin).filter((margin) => objectsByMargin[margin]?.includes(object));
