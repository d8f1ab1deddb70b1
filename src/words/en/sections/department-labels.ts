import { schemes } from '../../../facts/hospital/site.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { formatList } from '../../formats/en.ts';
import { ifOtherInsurers } from '../../if-on.ts';
import { waysToPay } from '../money/ways-to-pay.ts';

const { sha } = schemes;

/** Headings and labels of a department page; each heading is a question that every page answers. */
export const departmentLabels = {
  /** Accessible name of the fact strip: hours, price, what to bring, where. */
  aside: 'At a glance',
  openingHours: 'Opening hours',
  accredited: `We are contracted by ${formatList(schemesHere)}. We also take ${formatList([...ifOtherInsurers('other insurers'), ...waysToPay])}.`,
  about: (title: string) => `${title}: who we help, and how`,
  onTheDay: 'What happens on the day',
  whatToBring: 'What to bring',
  cost: 'Cost and insurance',
  reachUs: 'How to reach us',
  /** Follows the price. */
  withSha: (pays: string) => `With ${sha}: ${pays}`,
  /** Link to /insurance. */
  prices: 'Prices, insurers and how to pay',
  directions: 'Get directions',
  /** Accessible name of the rows that lead to a department's doctors and health guides. */
  related: 'Doctors and guides',
  learnMore: 'Learn More',
  /** Hidden end of 'Learn More', for screen readers that read links out of context. */
  learnMoreAbout: (title: string) => ` about ${title}`,
  details: 'Details',
  /** Hidden end of 'Details' or 'Maelezo'. */
  detailsOf: (title: string) => ` of ${title}`,
} as const;

/** Labels for a service that is not open yet. */
export const plannedLabels = {
  /** At the top of the page. */
  status: 'Not open yet',
} as const;
