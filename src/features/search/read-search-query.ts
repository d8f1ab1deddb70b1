import { cleanLine } from '../../messages/clean-text.ts';

/** Longest question, in characters; the rest is left out. */
const longestQuery = 200;

/** Returns what was typed into the search on one line, without invisible characters and not too long. */
export function readSearchQuery(sent: string): string {
  // cut before it is cleaned, which costs by length; cleaning only shortens
  const start = cleanLine(sent.slice(0, 4 * longestQuery));
  return Array.from(start).slice(0, longestQuery).join('').trim();
}
