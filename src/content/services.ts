import { site } from '../site.ts';

/** The words of /services around its cards (spec section 2, Services). */
export const services = {
  heading: 'Our services',
  lead: 'Choose a department to see who it is for, what happens on the day, what to bring and who pays.',
  indexLabel: 'Departments',
  listHeading: 'All departments',
  moreHeading: 'Maternity, dental care and radiology',
  insuranceHeading: 'Insurance in short',
  insuranceIntro: `We are accredited for ${site.accreditations.join(' and ')}.`,
} as const;
