import {
  type DepartmentRouteName,
  departmentRouteNames,
  everyDepartment,
  isOn,
} from '../../site/routes.ts';
import { departments } from '../hospital/departments.ts';
import type { PictureName } from './picture-names.ts';

const shown = new Set<PictureName>(departmentRouteNames.map((name) => departments[name].picture));
const notShown = new Set<PictureName>(
  everyDepartment.map((name) => departments[name].picture).filter((name) => !shown.has(name)),
);

/** Pictures of departments that have another one on their card, which home shows above them. */
const departmentOfPicture: Partial<Record<PictureName, DepartmentRouteName>> = {
  'healthy-child': 'pediatrics',
  diabetes: 'specializedCare',
};

/** Leaves out the pictures of departments that are off. */
function shownOf<Name extends PictureName>(pictures: readonly Name[]): readonly Name[] {
  return pictures.filter((name) => {
    const department = departmentOfPicture[name];
    return !notShown.has(name) && (!department || isOn(department));
  });
}

/** Pictures in the gallery of facilities, in order. */
export const facilities = shownOf([
  'dental-clinic',
  'child-vaccination',
  'modern-laboratory',
  'delivery-room',
  'dedicated-staff',
  'maternity',
  'ultrasound-room',
  'female-ward',
  'general-ward',
]);

/** The pictures with more room than the others on wide screens: of the facilities, and of the building. */
export const largePictures: ReadonlySet<PictureName> = new Set<PictureName>([
  'child-vaccination',
  'emergency',
]);

/** Pictures of the hospital, in order: first the six of the grid, which home shows nowhere else. */
export const aboutGallery = shownOf([
  'emergency',
  'inpatient-ward',
  'breastfeeding-corner',
  'healthy-child',
  'diabetes',
  'exterior',
  'surgery-department',
  'laboratory',
  'dental-clinic',
  'inpatient-services',
  'main-building',
]);

/** All of them, for the carousel of rooms: the door, seen from outside, is last. */
export const aboutSlides = [...aboutGallery.slice(1), ...aboutGallery.slice(0, 1)];
