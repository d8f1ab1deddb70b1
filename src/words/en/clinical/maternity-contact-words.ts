import { postnatalContacts } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { formatList } from '../../formats/en.ts';

/** Time of each check after a birth: 'within 24 hours', 'at 6 weeks'. */
export const postnatalContactTexts = postnatalContacts.map(({ unit, from, to }) => {
  if (from === 0) return `within ${to} hours`;
  return from === to ? `at ${to} ${unit}` : `at ${from}-${to} ${unit}`;
});

/** The times of the checks after a birth, in one phrase. */
export const postnatalContactText = formatList(postnatalContactTexts);
