import type { SectionReference } from '../../departments/department-words.ts';

/** Link from a list of examples to the danger signs of all patients. */
export const allDangerSigns: SectionReference = {
  label: 'All danger signs',
  link: 'emergencyCard',
  section: 'danger-signs',
};
