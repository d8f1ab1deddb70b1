import { coverageOf } from './coverage.ts';
import type { OpenIndex, PlacedSection } from './open-index.ts';
import type { QueryWord } from './read-query.ts';

/**
 * The sentence of a section that says most of a query, and how much of it: from 0 to 1. The first
 * where none says any; '' for a section without text.
 */
export function bestSentence(
  { sentenceTerms }: OpenIndex,
  section: PlacedSection,
  query: readonly QueryWord[],
  tells: readonly number[],
): { sentence: string; covered: number } {
  let best = { sentence: section.sentences[0] ?? '', covered: 0 };
  for (const [index, terms] of sentenceTerms(section).entries()) {
    const covered = coverageOf(terms, query, tells);
    if (covered > best.covered) best = { sentence: section.sentences[index] ?? '', covered };
  }
  return best;
}
