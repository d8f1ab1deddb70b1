import { cleanLine } from '../../messages/clean-text.ts';

/** Maximum length of a query; the rest is cut off. */
const maxQueryCharacters = 200;

/** Returns the query as one line of limited length, without invisible characters. */
export function readSearchQuery(input: string): string {
  // cut before cleaning, so that a long input costs no time; cleaning only shortens
  const start = cleanLine(input.slice(0, 4 * maxQueryCharacters));
  return Array.from(start).slice(0, maxQueryCharacters).join('').trim();
}
