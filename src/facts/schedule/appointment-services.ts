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
