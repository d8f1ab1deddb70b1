import { aboutIn, doctors } from '../../../facts/people/people.ts';
import type { WordsOf } from '../../words-of.ts';

/** How each doctor works, from people.json. */
export const doctorBios = aboutIn('sw', doctors);

/** Texts of /sw/doctors around the people. */
export const doctorsPage = {
  heading: 'Madaktari na wahudumu wetu',
  lead: 'Madaktari hawa huongoza huduma zetu. Ona siku zao za kliniki hapa chini. Unapoweka miadi, omba daktari kwa jina.',
  listHeading: 'Madaktari',
  clinicsLabel: 'Siku za kliniki',
  /** Accessible name of the links to a doctor's departments. */
  departmentsLabel: 'Idara',
  supportHeading: 'Wahudumu wengine',
  experience: (years) => `Uzoefu: miaka ${years}+`,
  bookLabel: 'Weka miadi',
  askFor: (name) => `Omba kumwona ${name}`,
} as const satisfies WordsOf<'doctors'>['doctorsPage'];
