import { schemes } from '../../../facts/hospital/site.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { formatList } from '../../formats/sw.ts';
import { ifOtherInsurers } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { waysToPay } from '../money/ways-to-pay.ts';

const { sha } = schemes;

/** Headings and labels of a department page; each heading is a question that every page answers. */
export const departmentLabels = {
  /** Accessible name of the fact strip: hours, price, what to bring, where. */
  aside: 'Kwa ufupi',
  openingHours: 'Saa za kazi',
  accredited: `Tuna mkataba na ${formatList(schemesHere)}. Tunapokea pia ${formatList([...ifOtherInsurers('bima nyingine'), ...waysToPay])}.`,
  about: (title) => `${title}: tunawahudumia nani na vipi`,
  onTheDay: 'Utakachofanyiwa siku hiyo',
  whatToBring: 'Cha kuja nacho',
  cost: 'Gharama na bima',
  reachUs: 'Jinsi ya kufika',
  withSha: (pays: string) => `Ukiwa na ${sha}: ${pays}`,
  /** Link to /insurance. */
  prices: 'Bei, bima na njia za kulipa',
  directions: 'Onyesha njia',
  /** Accessible name of the rows that lead to a department's doctors and health guides. */
  related: 'Madaktari na miongozo',
  learnMore: 'Soma zaidi',
  /** Hidden end of 'Soma zaidi', for screen readers that read links out of context. */
  learnMoreAbout: (title: string) => ` kuhusu ${title}`,
  details: 'Maelezo',
  /** Hidden end of 'Details' or 'Maelezo'. */
  detailsOf: (title: string) => ` ya ${title}`,
} as const satisfies WordsOf<'departmentLabels'>['departmentLabels'];

/** Labels for a service that is not open yet. */
export const plannedLabels = {
  status: 'Bado haijafunguliwa',
} as const satisfies WordsOf<'departmentLabels'>['plannedLabels'];
