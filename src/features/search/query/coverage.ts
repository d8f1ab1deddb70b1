import type { OpenIndex } from '../index/open-index.ts';
import type { PlacedSection } from '../index/search-index.ts';
import { isTermOfConcept } from '../index/terms.ts';
import type { QueryWord } from './read-query.ts';

/** Minimum coverage of a query by a section that is shown. */
const minCoverage = 0.5;

/**
 * Returns how much of a query these terms cover, from 0 to 1, weighted by `idfs`: the inverse
 * document frequency of each query word, in order.
 */
export function coverageOf(
  terms: Pick<ReadonlySet<string>, 'has'>,
  query: readonly QueryWord[],
  idfs: readonly number[],
): number {
  let covered = 0;
  let total = 0;
  for (const [index, { variants }] of query.entries()) {
    const idf = idfs[index] ?? 0;
    const matches = variants.filter(({ term }) => terms.has(term)).map(({ weight }) => weight);
    total += idf;
    covered += idf * Math.max(0, ...matches);
  }
  return total > 0 ? covered / total : 0;
}

/**
 * Returns the sentence of a section that covers most of a query, and its coverage from 0 to 1. The
 * first sentence if none matches; '' for a section without text.
 */
export function bestSentence(
  { sentenceTerms }: OpenIndex,
  section: PlacedSection,
  query: readonly QueryWord[],
  idfs: readonly number[],
): { sentence: string; covered: number } {
  let best = { sentence: section.sentences[0] ?? '', covered: 0 };
  for (const [index, terms] of sentenceTerms(section).entries()) {
    const covered = coverageOf(terms, query, idfs);
    if (covered > best.covered) best = { sentence: section.sentences[index] ?? '', covered };
  }
  return best;
}

/** The concept terms of a word, without the word itself. */
const conceptsOf = ({ variants }: QueryWord) =>
  variants.map(({ term }) => term).filter(isTermOfConcept);

/**
 * Creates the relevance check of a query: whether a section covers enough of it to be shown. A word
 * that is not on the site counts as much as the rarest one that is. A phrase whose concept no page
 * has ('p3 form') is not covered by its single words.
 */
export function createIsAnswered(
  index: OpenIndex,
  query: readonly QueryWord[],
  idfs: readonly number[],
): (section: PlacedSection) => boolean {
  const maxIdf = Math.max(...idfs);
  const weights = idfs.map((idf) => idf || maxIdf);
  const answerable = query.map((word) => {
    const concepts = conceptsOf(word);
    const isMissing = concepts.length > 0 && !concepts.some((term) => index.hasTerm(term));
    return isMissing ? { ...word, variants: [] } : word;
  });
  return function isAnswered(section) {
    const heading = index.headingTerms(section);
    const title = index.titleTerms(section);
    const isNamed = (term: string) => heading.has(term) || title.has(term);
    // 'dentist near thika': a page about dentists is relevant, even if it does not mention Thika
    if (answerable.flatMap(conceptsOf).some(isNamed)) return true;
    const sentences = index.sentenceTerms(section);
    const has = (term: string) => isNamed(term) || sentences.some((terms) => terms.has(term));
    return coverageOf({ has }, answerable, weights) >= minCoverage;
  };
}
