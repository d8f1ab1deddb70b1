/** What staff can report on, in the order of the pages. */
export const statusItems = [
  'sha',
  'mobileMoney',
  'vaccines',
  'blood',
  'oxygen',
  'laboratory',
  'xRay',
  'ultrasound',
  'theatre',
  'ambulance',
] as const;
export type StatusItem = (typeof statusItems)[number];

export const statusStates = ['available', 'limited', 'unavailable'] as const;

/** Maximum hours for which a report is shown; staff must look again after that. */
export const maxStatusHours = 48;
