import type { SearchConcept } from '../../../words/features/search-words.ts';

/** Concepts that ask something about a subject and name none: 'price' in 'price of maize'. */
export const askingConcepts: readonly SearchConcept[] = [
  'price',
  'hours',
  'results',
  'today',
  'tomorrow',
  'clinicDays',
  'late',
  'licence',
  'travel',
  'nutrition',
  'older',
  'water',
  'transport',
  'phone',
  'leaders',
  'waiting',
  'wifi',
  'language',
];
