import type { WordsOf } from '../../words-of.ts';

/** Labels of toasts. */
export const toast = {
  region: 'Arifa',
  close: 'Funga',
} as const satisfies WordsOf<'toast'>['toast'];
