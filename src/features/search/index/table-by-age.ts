import { markSentence } from '../query/mark-sentence.ts';
import type { QueryWord } from '../query/read-query.ts';
import type { PlacedSection } from './search-index.ts';

/** The lines of the table by age that a section belongs to; none if there is no such table. */
export const tableOf = ({ page, fragment, isOpening }: PlacedSection): readonly string[] =>
  isOpening ? [] : (page.limits[fragment] ?? []);

/** Whether a query is about the table by age that a section belongs to. */
export const showsTable = (section: PlacedSection, query: readonly QueryWord[]) =>
  tableOf(section).some((line) => markSentence(line, query).some(({ matches }) => matches));
