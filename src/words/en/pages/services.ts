import { schemes } from '../../../facts/hospital/site.ts';

const { sha, makl } = schemes;

/** Texts of /services around the cards. */
export const services = {
  heading: 'Our services',
  lead: 'Choose a department to see who it is for, when it is open, what to bring and what it costs.',
  calendarLabel: 'See the clinic calendar',
  indexLabel: 'Departments',
  listHeading: 'Our departments',
  moreHeading: 'More departments',
  insuranceHeading: 'Insurance in short',
  insuranceIntro: `${sha} and ${makl} have contracts with us and pay for what they cover.`,
  contactLabel: 'Contact Us',
  insurersLabel: 'All insurers and prices',
} as const;
