import type { DepartmentRouteName } from '../../site/routes.ts';
import type { DepartmentWords } from '../departments/department-words.ts';
import { dental } from './departments/dental.ts';
import { emergency } from './departments/emergency.ts';
import { eyeCare } from './departments/eye-care.ts';
import { hdu } from './departments/hdu.ts';
import { inpatient } from './departments/inpatient.ts';
import { laboratory } from './departments/laboratory.ts';
import { maternity } from './departments/maternity.ts';
import { outpatient } from './departments/outpatient.ts';
import { pediatrics } from './departments/pediatrics.ts';
import { pharmacy } from './departments/pharmacy.ts';
import { radiology } from './departments/radiology.ts';
import { specializedCare } from './departments/specialized-care.ts';
import { surgical } from './departments/surgical.ts';
import { telemedicine } from './departments/telemedicine.ts';
import { upcoming } from './departments/upcoming.ts';

/** Texts of each department page. The type requires every department. */
export const departmentPages: Readonly<Record<DepartmentRouteName, DepartmentWords>> = {
  outpatient,
  maternity,
  pediatrics,
  laboratory,
  pharmacy,
  dental,
  radiology,
  inpatient,
  specializedCare,
  surgical,
  telemedicine,
  hdu,
  eyeCare,
  emergency,
  upcoming,
};
