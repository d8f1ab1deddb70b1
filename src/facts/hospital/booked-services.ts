import type { PageRouteName, ServiceRouteName } from '../../site/routes.ts';

/** The services an appointment can be asked for, in the order of the list. */
export const appointmentServices = [
  'outpatient',
  'inpatient',
  'emergency',
  'laboratory',
  'radiology',
  'dental',
  'maternity',
  'specialized',
  'surgical',
  'pediatrics',
  'pharmacy',
  'other',
] as const;

export type AppointmentService = (typeof appointmentServices)[number];

/**
 * Which entry of the form's list a department is booked by: its own or, where the list has none,
 * the nearest. A call by phone or video is a visit to a clinician; what is not open yet is asked for.
 */
export const bookedServices: Readonly<Record<ServiceRouteName, AppointmentService>> = {
  outpatient: 'outpatient',
  maternity: 'maternity',
  pediatrics: 'pediatrics',
  laboratory: 'laboratory',
  pharmacy: 'pharmacy',
  dental: 'dental',
  radiology: 'radiology',
  inpatient: 'inpatient',
  specializedCare: 'specialized',
  surgical: 'surgical',
  telemedicine: 'outpatient',
  hdu: 'inpatient',
  eyeCare: 'other',
  emergency: 'emergency',
  upcoming: 'other',
};

/** Pages about one department that are not its own. */
export const departmentOfPage: Readonly<Partial<Record<PageRouteName, ServiceRouteName>>> = {
  maternityPackages: 'maternity',
};
