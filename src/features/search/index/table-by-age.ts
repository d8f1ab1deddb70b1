import { markSentence } from '../query/mark-sentence.ts';
import type { QueryWord } from '../query/read-query.ts';
import type { PlacedSection } from './search-index.ts';

/** Returns the lines of a section's table by age; empty if it has none. */
export const ageTableOf = ({ page, fragment, isOpening }: PlacedSection): readonly string[] =>
  isOpening ? [] : (page.ageTables[fragment] ?? []);

/** Returns whether a query matches a section's table by age. */
export const matchesAgeTable = (section: PlacedSection, query: readonly QueryWord[]) =>
  ageTableOf(section).some((line) => markSentence(line, query).some(({ matches }) => matches));
