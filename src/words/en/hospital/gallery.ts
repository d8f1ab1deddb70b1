import type { aboutGallery, facilities } from '../../../facts/media/galleries.ts';

/** Captions of the gallery of facilities. */
export const facilityCaptions: Readonly<Record<(typeof facilities)[number], string>> = {
  'dental-clinic': 'Dental Clinic',
  'child-vaccination': 'Immunization Room',
  'modern-laboratory': 'Modern Laboratory',
  'delivery-room': 'Delivery Room',
  'dedicated-staff': 'Dedicated Staff',
  maternity: 'Maternity',
  'ultrasound-room': 'Ultrasound Room',
  'female-ward': 'Female Ward',
  'general-ward': 'General Ward',
};

/** Captions of the pictures of the hospital. */
export const aboutCaptions: Readonly<Record<(typeof aboutGallery)[number], string>> = {
  exterior: 'Our Hospital',
  'breastfeeding-corner': 'Maternity Care',
  diabetes: 'Specialized Care',
  'inpatient-services': 'Inpatient Services',
  'inpatient-ward': 'Inpatient Ward',
  'dental-clinic': 'Dental Services',
  'main-building': 'Main Building',
  emergency: 'Hospital Exterior',
  'healthy-child': 'Pediatrics',
  laboratory: 'Laboratory',
  'surgery-department': 'Surgery Department',
};
