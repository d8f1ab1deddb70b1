import type { PictureName } from '../../facts/picture-names.ts';
import { pictures } from './pictures.ts';

/** A captioned picture (spec section 3); the title is its caption. */
export interface GalleryImage {
  src: PictureName;
  alt: string;
  title: string;
}

/** The nine photos of the facilities gallery (spec section 2, Home item 5). */
export const facilities: readonly GalleryImage[] = [
  { src: 'dental-clinic', alt: pictures['dental-clinic'], title: 'Dental Clinic' },
  { src: 'immunization-room', alt: pictures['immunization-room'], title: 'Immunization Room' },
  { src: 'laboratory', alt: pictures.laboratory, title: 'Modern Laboratory' },
  { src: 'delivery-room', alt: pictures['delivery-room'], title: 'Delivery Room' },
  { src: 'dedicated-staff', alt: pictures['dedicated-staff'], title: 'Dedicated Staff' },
  { src: 'maternity', alt: pictures.maternity, title: 'Maternity' },
  { src: 'ultrasound-room', alt: pictures['ultrasound-room'], title: 'Ultrasound Room' },
  { src: 'female-ward', alt: pictures['female-ward'], title: 'Female Ward' },
  { src: 'general-ward', alt: pictures['general-ward'], title: 'General Ward' },
];

/** The eleven photos of the about block and the carousel (spec section 2, Home item 6). */
export const aboutGallery: readonly GalleryImage[] = [
  { src: 'exterior', alt: pictures.exterior, title: 'Our Hospital' },
  { src: 'maternity', alt: pictures.maternity, title: 'Maternity Care' },
  { src: 'specialized-care', alt: pictures['specialized-care'], title: 'Specialized Care' },
  { src: 'inpatient-services', alt: pictures['inpatient-services'], title: 'Inpatient Services' },
  { src: 'general-ward', alt: pictures['general-ward'], title: 'Inpatient Ward' },
  { src: 'dental-clinic', alt: pictures['dental-clinic'], title: 'Dental Services' },
  { src: 'main-building', alt: pictures['main-building'], title: 'Main Building' },
  { src: 'hospital-exterior', alt: pictures['hospital-exterior'], title: 'Hospital Exterior' },
  { src: 'pediatrics', alt: pictures.pediatrics, title: 'Pediatrics' },
  { src: 'laboratory', alt: pictures.laboratory, title: 'Laboratory' },
  { src: 'surgery-department', alt: pictures['surgery-department'], title: 'Surgery Department' },
];
