import type { SectionReference } from '../../../models/service-page.ts';

/** Where a list of examples leads: the danger signs of every kind of patient. */
export const allDangerSigns: SectionReference = {
  label: 'All danger signs',
  link: 'emergencyCard',
  section: 'danger-signs',
};
