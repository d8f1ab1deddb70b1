import type { OpenIndex } from '../index/open-index.ts';
import type { PlacedSection } from '../index/search-index.ts';
import { isTermOfConcept } from '../index/terms.ts';
import type { QueryWord } from './read-query.ts';

/** Share of a query that a section must answer to be shown. */
const floor = 0.5;

/**
 * How much of what a query tells is said by these terms: from 0 to 1. `tells` is how much each of
 * its words tells, in their order.
 */
export function coverageOf(
  terms: Pick<ReadonlySet<string>, 'has'>,
  query: readonly QueryWord[],
  tells: readonly number[],
): number {
  let covered = 0;
  let all = 0;
  for (const [index, { variants }] of query.entries()) {
    const telling = tells[index] ?? 0;
    const said = variants.filter(({ term }) => terms.has(term)).map(({ weight }) => weight);
    all += telling;
    covered += telling * Math.max(0, ...said);
  }
  return all > 0 ? covered / all : 0;
}

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

/** The meanings of a word, without the word itself. */
const conceptsOf = ({ variants }: QueryWord) =>
  variants.map(({ term }) => term).filter(isTermOfConcept);

/**
 * Makes the floor of relevance for a query: whether a section answers enough of it to be shown. A
 * word that the site does not have counts as much as the most telling one that it has, and a phrase
 * with a meaning that no page has ('p3 form') is not answered by its single words.
 */
export function createIsAnswered(
  index: OpenIndex,
  query: readonly QueryWord[],
  tells: readonly number[],
): (section: PlacedSection) => boolean {
  const most = Math.max(...tells);
  const weights = tells.map((telling) => telling || most);
  const answerable = query.map((word) => {
    const concepts = conceptsOf(word);
    const isMissing = concepts.length > 0 && !concepts.some((term) => index.hasTerm(term));
    return isMissing ? { ...word, variants: [] } : word;
  });
  return function isAnswered(section) {
    const heading = index.headingTerms(section);
    const title = index.titleTerms(section);
    const namesIt = (term: string) => heading.has(term) || title.has(term);
    // 'dentist near thika': the page is about it, wherever thika is
    if (answerable.flatMap(conceptsOf).some(namesIt)) return true;
    const sentences = index.sentenceTerms(section);
    const has = (term: string) => namesIt(term) || sentences.some((terms) => terms.has(term));
    return coverageOf({ has }, answerable, weights) >= floor;
  };
}
