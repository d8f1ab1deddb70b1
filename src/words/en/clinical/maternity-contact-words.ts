import { postnatalContacts } from '../../../facts/clinical/maternity-contacts.ts';
import { enumerated } from '../../../formats/en.ts';

/** Each check after a birth: 'within 24 hours', 'at 6 weeks'. */
export const postnatalContactTexts = postnatalContacts.map(({ unit, from, to }) => {
  if (from === 0) return `within ${to} hours`;
  return from === to ? `at ${to} ${unit}` : `at ${from}-${to} ${unit}`;
});

/** When mother and baby are checked after a birth. */
export const postnatalContactText = enumerated(postnatalContactTexts);
