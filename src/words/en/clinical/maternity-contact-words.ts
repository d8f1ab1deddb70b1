import { postnatalContacts } from '../../../facts/clinical/maternity-contacts.ts';

/** '12, 20, 26, 30, 34, 36, 38 and 40'. */
function enumerated(values: readonly (number | string)[]): string {
  return `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
}

/** Each check after a birth: 'within 24 hours', 'at 6 weeks'. */
export const postnatalContactTexts = postnatalContacts.map(({ unit, from, to }) => {
  if (from === 0) return `within ${to} hours`;
  return from === to ? `at ${to} ${unit}` : `at ${from}-${to} ${unit}`;
});

/** When mother and baby are checked after a birth. */
export const postnatalContactText = enumerated(postnatalContactTexts);
