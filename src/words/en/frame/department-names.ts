import type { DepartmentRouteName } from '../../../site/routes.ts';
import type { DepartmentNames } from '../../frame/department-names.ts';

/** Every name of each department. */
export const departmentNames: Readonly<Record<DepartmentRouteName, DepartmentNames>> = {
  outpatient: { label: 'Outpatient', title: 'Outpatient services', heading: 'Outpatient Services' },
  maternity: {
    label: 'Maternity care',
    title: 'Maternity care',
    heading: 'Maternity Care',
  },
  pediatrics: {
    label: 'Pediatrics',
    title: 'Pediatrics department',
    heading: 'Pediatrics Department',
  },
  laboratory: { label: 'Laboratory', title: 'Laboratory services', heading: 'Laboratory Services' },
  pharmacy: { label: 'Pharmacy', title: 'Pharmacy services', heading: 'Pharmacy Services' },
  dental: {
    label: 'Dental',
    title: 'Dental services',
    heading: 'Dental Services',
  },
  radiology: {
    label: 'Radiology',
    title: 'Radiology and ultrasound',
    heading: 'Radiology Services',
  },
  inpatient: {
    label: 'Inpatient',
    title: 'Inpatient and visiting hours',
    heading: 'Inpatient Services',
  },
  specializedCare: {
    label: 'Specialized care',
    title: 'Specialized care',
    heading: 'Specialized Care',
  },
  surgical: { label: 'Surgical', title: 'Surgical services', heading: 'Surgical Services' },
  telemedicine: { label: 'Telemedicine', title: 'Telemedicine', heading: 'Telemedicine' },
  hdu: {
    label: 'High Dependency Unit',
    title: 'High Dependency Unit',
    heading: 'High Dependency Unit',
    card: 'High Dependency Unit',
  },
  eyeCare: { label: 'Eye Care Center', title: 'Eye Care Center', heading: 'Eye Care Center' },
  emergency: { label: 'Emergency', title: 'Emergency Department', heading: 'Emergency Department' },
  upcoming: {
    label: 'Upcoming services',
    title: 'Upcoming services',
    heading: 'Upcoming Services',
    card: 'Coming Soon',
  },
};
