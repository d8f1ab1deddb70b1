import type { SearchField } from '../boosts.ts';
import type { PlacedSection } from '../index/open-index.ts';
import { termsOf } from '../index/terms.ts';
import type { QueryWord } from './read-query.ts';

/** Returns how much of a query these terms cover, from 0 to 1; rare words count more. */
export function coverageOf(
  terms: ReadonlySet<string>,
  query: readonly Pick<QueryWord, 'variants' | 'idf'>[],
): number {
  let [covered, total] = [0, 0];
  for (const { variants, idf } of query) {
    const weights = [...variants].map(([term, weight]) => (terms.has(term) ? weight : 0));
    total += idf;
    covered += idf * Math.max(0, ...weights);
  }
  return total > 0 ? covered / total : 0;
}

/** Returns the terms of a query that a section has in one of these fields. */
export const termsIn = (
  fields: readonly SearchField[],
  { id }: PlacedSection,
  query: readonly QueryWord[],
): ReadonlySet<string> =>
  new Set(
    query.flatMap(({ found }) =>
      [...(found.get(id)?.fields ?? [])]
        .filter(([, matched]) => fields.some((field) => matched.includes(field)))
        .map(([term]) => term),
    ),
  );

/** Returns the coverage of a query by each sentence of a section. */
export const sentenceCoverages = (
  { sentences, language }: PlacedSection,
  query: readonly QueryWord[],
): number[] => sentences.map((line) => coverageOf(new Set(termsOf(line, language)), query));

/** Returns the sentence that covers most of a query, by default the first, and its coverage. */
export function bestSentence(section: PlacedSection, query: readonly QueryWord[]) {
  const coverages = sentenceCoverages(section, query);
  const covered = Math.max(0, ...coverages);
  return {
    sentence: section.sentences[coverages.indexOf(covered)] ?? section.sentences[0] ?? '',
    covered,
  };
}
