import { schemesHere } from '../../../facts/money/insurers.ts';
import { formatList } from '../../formats/en.ts';

/** Texts of /services around the cards. */
export const services = {
  heading: 'Our services',
  lead: 'Choose a department to see who it is for, when it is open, what to bring and what it costs.',
  calendarLabel: 'See the clinic calendar',
  indexLabel: 'Often asked for',
  /** The link to the wards, whose page opens with the next visit. */
  visitingLabel: 'Visiting hours',
  listHeading: 'All departments',
  insuranceHeading: 'Insurance in short',
  insuranceIntro: `We are contracted by ${formatList(schemesHere)}. Your scheme pays for what it covers.`,
  contactLabel: 'Contact Us',
  insurersLabel: 'All insurers and prices',
} as const;
