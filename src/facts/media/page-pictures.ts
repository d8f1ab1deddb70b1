import {
  type DepartmentRouteName,
  everyDepartment,
  type PageRouteName,
} from '../../site/routes.ts';
import { departments } from '../hospital/departments.ts';
import type { PictureName } from './picture-names.ts';

const departmentPictures = Object.fromEntries(
  everyDepartment.map((name) => [name, departments[name].picture]),
) as Readonly<Record<DepartmentRouteName, PictureName>>;

/** The picture of each page, for share images and links from other pages. */
export const pagePictures: Readonly<Record<PageRouteName, PictureName>> = {
  ...departmentPictures,
  home: 'hero',
  services: 'main-building',
  maternityPackages: 'packages',
  doctors: 'dedicated-staff',
  insurance: 'main-building',
  about: 'exterior',
  contact: 'exterior',
  appointments: 'outpatient',
  emergencyCard: 'first-aid',
  today: 'outpatient',
  whatWillIPay: 'packages',
  antenatalPlanner: 'ultrasound-room',
  vaccinePlanner: 'child-vaccination',
  birthPlan: 'maternity',
  papers: 'main-building',
  whenSomeoneDies: 'exterior',
  testimonials: 'female-ward',
  patientStories: 'general-ward',
  privacy: 'main-building',
  accessibility: 'main-building',
  patientRights: 'main-building',
  blog: 'water-and-walking',
  medicalBlog: 'dedicated-staff',
  search: 'main-building',
};
