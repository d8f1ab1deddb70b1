/** Names of all pictures; each is also the name of a drawing in src/pictures/drawings. */
export const pictureNames = [
  'hero',
  'exterior',
  'main-building',
  'maternity',
  'delivery-room',
  'laboratory',
  'dental-clinic',
  'dedicated-staff',
  'ultrasound-room',
  'female-ward',
  'general-ward',
  'specialized-care',
  'inpatient-services',
  'pediatrics',
  'surgery-department',
  'outpatient',
  'eye-care',
  'hdu',
  'pharmacy',
  'telemedicine',
  'emergency',
  'packages',
  'inpatient-ward',
  'water-and-walking',
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

/** Portraits of the patients on /patient-stories. */
export const storyPortraits = [
  'story-1',
  'story-2',
  'story-3',
  'story-4',
  'story-5',
  'story-6',
] as const;
