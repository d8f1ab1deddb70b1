import { cleanLine } from '../forms/clean-text.ts';

/** Nobody's question is longer, in characters; what is behind is left out. */
const longestQuery = 200;

/** What was typed into the search, in one line without what nobody can see, cut where it is too long. */
export function readSearchQuery(sent: string): string {
  return Array.from(cleanLine(sent)).slice(0, longestQuery).join('').trim();
}
