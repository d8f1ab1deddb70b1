import { postnatalContacts } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { formatList } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';

type Contacts = WordsOf<'maternityContactWords'>;

const units = { hours: 'saa', days: 'siku', weeks: 'wiki' } as const;

/** Time of each check after a birth: 'katika saa 24 za kwanza', 'baada ya wiki 6'. */
export const postnatalContactTexts: Contacts['postnatalContactTexts'] = postnatalContacts.map(
  ({ unit, from, to }) => {
    if (from === 0) return `katika ${units[unit]} ${to} za kwanza`;
    return `baada ya ${units[unit]} ${from === to ? to : `${from} hadi ${to}`}`;
  },
);

/** The times of the checks after a birth, in one phrase. */
export const postnatalContactText: Contacts['postnatalContactText'] =
  formatList(postnatalContactTexts);
