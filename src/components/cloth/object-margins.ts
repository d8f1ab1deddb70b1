import type { PictureName } from '../../facts/media/picture-names.ts';

type Margins = Readonly<Record<string, readonly PictureName[]>>;

/**
 * The transparent margins of objects by how their files differ from most, which have 5 % at the right
 * and 7 % below: a class of the style sheet for each.
 */
const onCloth: Margins = {
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
};

/** The margin below, on a cloth and above a caption. */
const below: Margins = {
  'margin-below': [
    ...(['dental-clinic', 'telemedicine', 'dedicated-staff', 'exterior'] as const),
    ...(['surgery-department', 'pharmacy', 'ultrasound-room', 'healthy-child'] as const),
  ],
  'fills-height': [
    ...(['inpatient-services', 'specialized-care', 'water-and-walking'] as const),
    ...(['pediatrics', 'laboratory', 'hdu'] as const),
  ],
};

/**
 * Above a caption: objects wider in their file than about 82 %, one that is enlarged, and the left margin in
 * per cent, where it is not about 12.
 */
const overCaption: Margins = {
  'fills-width': [
    ...(['surgery-department', 'dental-clinic', 'delivery-room', 'ultrasound-room'] as const),
    ...(['female-ward', 'general-ward', 'inpatient-ward', 'breastfeeding-corner'] as const),
    ...(['healthy-child', 'diabetes', 'exterior', 'main-building'] as const),
    // no wider than others, but higher, or all in one colour
    ...(['inpatient-services', 'telemedicine', 'building-plan'] as const),
  ],
  'is-enlarged': ['child-vaccination'],
  'fills-height': ['breastfeeding-corner', 'main-building'],
  'edge-1': ['surgery-department', 'ultrasound-room', 'healthy-child', 'diabetes', 'exterior'],
  'edge-4': ['female-ward', 'main-building'],
  'edge-9': [
    ...(['pediatrics', 'telemedicine', 'dental-clinic', 'delivery-room'] as const),
    ...(['dedicated-staff', 'inpatient-ward', 'breastfeeding-corner', 'building-plan'] as const),
  ],
  'edge-18': ['specialized-care', 'pharmacy', 'hdu', 'modern-laboratory'],
  'edge-24': ['laboratory'],
};

const classesFor =
  (...margins: readonly Margins[]) =>
  (object: PictureName): string[] =>
    margins.flatMap((group) =>
      Object.keys(group).filter((margin) => group[margin]?.includes(object)),
    );

/** Returns the classes of an object's margins on a cloth, so that all are cut and on the border alike. */
export const clothMargins = classesFor(onCloth, below);

const captionMargins = classesFor(below, overCaption);

/**
 * Returns the classes of a picture above its caption: its shape and its object's margins, so that all
 * objects look as large and start where their captions do.
 */
export const captionedClasses = (picture: PictureName): string =>
  ['aspect-3/2', ...captionMargins(picture)].join(' ');
