import type { DepartmentRouteName } from '../../../site/routes.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { dental } from './dental.ts';
import { emergency } from './emergency.ts';
import { eyeCare } from './eye-care.ts';
import { hdu } from './hdu.ts';
import { inpatient } from './inpatient.ts';
import { laboratory } from './laboratory.ts';
import { maternity } from './maternity.ts';
import { outpatient } from './outpatient.ts';
import { pediatrics } from './pediatrics.ts';
import { pharmacy } from './pharmacy.ts';
import { radiology } from './radiology.ts';
import { specializedCare } from './specialized-care.ts';
import { surgical } from './surgical.ts';
import { telemedicine } from './telemedicine.ts';
import { upcoming } from './upcoming.ts';

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
