import { schemes } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

const { sha, makl } = schemes;

/** Texts of /sw/services around the cards. */
export const services = {
  heading: 'Huduma zetu',
  lead: 'Chagua idara uone inamfaa nani, iko wazi lini, uje na nini na gharama yake.',
  calendarLabel: 'Ona kalenda ya kliniki',
  indexLabel: 'Idara',
  listHeading: 'Idara zetu',
  moreHeading: 'Idara nyingine',
  insuranceHeading: 'Bima kwa ufupi',
  insuranceIntro: `${sha} na ${makl} zina mkataba nasi, na hulipia huduma zilizo kwenye bima zao.`,
  contactLabel: 'Wasiliana nasi',
  insurersLabel: 'Bima zote na bei',
} as const satisfies WordsOf<'services'>['services'];
