import type { PlacedSection } from '../index/open-index.ts';
import { termsOf } from '../index/terms.ts';
import type { Match, QueryWord } from './read-query.ts';

/** Returns the mean of a value of each word of a query; rare words count more. */
function weighWords(query: readonly QueryWord[], measure: (word: QueryWord) => number): number {
  const total = query.reduce((sum, { idf }) => sum + idf, 0);
  return query.reduce((sum, word) => sum + word.idf * measure(word), 0) / (total || 1);
}

/** Returns how much of a query the section of a number has, or its title and headings, from 0 to 1. */
export const shareIn = (
  id: number,
  query: readonly QueryWord[],
  part: Exclude<keyof Match, 'score'>,
) => weighWords(query, ({ matches }) => matches.get(id)?.[part] ?? 0);

/** Returns how much of a query these terms are, from 0 to 1. */
export const shareOfTerms = (terms: readonly string[], query: readonly QueryWord[]) =>
  weighWords(query, ({ variants }) => Math.max(0, ...terms.map((term) => variants.get(term) ?? 0)));

/** Returns the lines of a section with their share of a query, best first. */
export const bestLines = (
  { sentences, language }: PlacedSection,
  query: readonly QueryWord[],
): { line: string; share: number }[] =>
  sentences
    .map((line) => ({ line, share: shareOfTerms(termsOf(line, language), query) }))
    .sort((a, b) => b.share - a.share);
