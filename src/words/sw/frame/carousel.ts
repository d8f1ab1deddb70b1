import type { WordsOf } from '../../words-of.ts';

/** Labels of a carousel; the client script fills in names in braces. */
export const carousel = {
  role: 'mfululizo wa picha',
  slideRole: 'picha',
  picturesOf: (label) => `${label}: picha`,
  position: (index, total) => `${index} kati ya ${total}`,
  previous: 'Picha iliyotangulia',
  next: 'Picha inayofuata',
  oneInView: 'Picha {first} kati ya {total}',
  severalInView: 'Picha {first} hadi {last} kati ya {total}',
} as const satisfies WordsOf<'carousel'>['carousel'];
