import { schemesHere } from '../../../facts/money/insurers.ts';
import { formatList } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';

/** Texts of /sw/services around the cards. */
export const services = {
  heading: 'Huduma zetu',
  lead: 'Chagua idara uone inamfaa nani, iko wazi lini, uje na nini na gharama yake.',
  calendarLabel: 'Ona kalenda ya kliniki',
  indexLabel: 'Yanayoulizwa zaidi',
  visitingLabel: 'Saa za kutembelea',
  listHeading: 'Idara zote',
  insuranceHeading: 'Bima kwa ufupi',
  insuranceIntro: `Tuna mkataba na ${formatList(schemesHere)}. Bima yako hulipia huduma zilizo ndani yake.`,
  contactLabel: 'Wasiliana nasi',
  insurersLabel: 'Bima zote na bei',
} as const satisfies WordsOf<'services'>['services'];
