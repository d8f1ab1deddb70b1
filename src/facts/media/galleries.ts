import { departmentRouteNames, everyDepartment } from '../../site/routes.ts';
import { departments } from '../hospital/departments.ts';
import type { PictureName } from './picture-names.ts';

const shown = new Set<PictureName>(departmentRouteNames.map((name) => departments[name].picture));
const notShown = new Set<PictureName>(
  everyDepartment.map((name) => departments[name].picture).filter((name) => !shown.has(name)),
);

/** Leaves out the pictures of departments that are off. */
function shownOf<Name extends PictureName>(pictures: readonly Name[]): readonly Name[] {
  return pictures.filter((name) => !notShown.has(name));
}

/** Pictures in the gallery of facilities, in order. */
export const facilities = shownOf([
  'dental-clinic',
  'child-vaccination',
  'laboratory',
  'delivery-room',
  'dedicated-staff',
  'maternity',
  'ultrasound-room',
  'female-ward',
  'general-ward',
]);

/** Pictures with more room than the others on wide screens. */
export const frames: Partial<Record<PictureName, 'large' | 'wide'>> = {
  maternity: 'large',
  emergency: 'large',
  exterior: 'wide',
  'inpatient-ward': 'wide',
};

/**
 * Pictures of the hospital, in order: rooms, what is used in them, and last the house from outside. A
 * grid shows the first that are not above.
 */
export const aboutGallery = shownOf([
  'inpatient-ward',
  'breastfeeding-corner',
  'surgery-department',
  'laboratory',
  'dental-clinic',
  'pediatrics',
  'inpatient-services',
  'specialized-care',
  'emergency',
  'main-building',
  'exterior',
]);
