import { wordsOfQuery } from '../../../messages/fold-words.ts';
import { stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { searchWordsByLanguage } from '../../../words/features/search-words.ts';
import type { OpenIndex, PlacedSection } from '../index/open-index.ts';
import { findConcepts, isStopWord, listedTerms } from '../index/terms.ts';
import { suggest } from './suggest.ts';

/** A word that fewer sections have counts no more, also one that the site does not have. */
const rarest = 6;

/** A word of a query. */
interface QueryWord {
  word: string;
  /** Its stem and what it means: a section with any of them has the word. */
  terms: ReadonlySet<string>;
  /** The sections that have it, with its score there, and whether their title or headings have it. */
  matches: ReadonlyMap<PlacedSection, { score: number; isNamed: boolean }>;
  /** Inverse document frequency: higher if fewer sections have it. */
  idf: number;
}

/** A query, as the words that distinguish pages. */
export type Query = readonly QueryWord[];

const idfOf = (found: number, { sections: { length } }: OpenIndex) =>
  Math.log(1 + (length - found + 0.5) / (found + 0.5));

/** Finds the sections that have one of a word's terms. */
function findMatches(index: OpenIndex, terms: QueryWord['terms']): QueryWord['matches'] {
  const matches = new Map<PlacedSection, { score: number; isNamed: boolean }>();
  for (const postings of Array.from(terms, index.postingsOf)) {
    const idf = idfOf(postings.length, index);
    for (const { section, weight, isNamed } of postings) {
      const before = matches.get(section) ?? { score: 0, isNamed: false };
      const score = before.score + idf * weight;
      matches.set(section, { score, isNamed: isNamed || before.isNamed });
    }
  }
  return matches;
}

const shorthand = new Map(
  Object.values(searchWordsByLanguage).flatMap(({ shorthand: line }) =>
    line.split(', ').map((pair) => pair.split(': ') as [string, string]),
  ),
);

/** Returns the words of a query in full, without '3 days': '20wks' is '20 weeks', 'ksh 500' '500', '3am' 'hours'. */
const wordsInFull = (query: string) =>
  wordsOfQuery(
    query
      .replace(/\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b/gi, 'hours')
      .replace(/\b(?:kshs?|kes|shs?)\.? ?(?=\d)/giu, '')
      .replace(/\b\d+ ?days?\b|\bsiku \d+\b/gi, '')
      .replace(/\b\d+(?=[a-z]{2,})/gi, '$& ')
      .replace(/[\w/\u00C0-\u024F]+/g, (typed) => shorthand.get(typed.toLowerCase()) ?? typed),
  );

/** Parses a query into words and finds their sections; empty if the query has no word. */
export function readQuery(query: string, index: OpenIndex): Query {
  // correct the spelling before looking up concepts
  const words = wordsInFull(query).map((word) => ({ word, meant: suggest(word, index) }));
  const concepts = findConcepts(
    words.map(({ word, meant }) => (meant ? { en: meant, sw: meant } : stemsOf(word))),
    true,
  );
  return words.flatMap(({ word, meant }, at) => {
    const covering = concepts.filter(({ start, length }) => start <= at && at < start + length);
    // the longest phrase wins: 'blood pressure' does not mean 'blood'
    const longest = Math.max(...covering.map(({ length }) => length));
    const expressed = covering.flatMap(({ term, length }) => (length === longest ? term : []));
    if (isStopWord(meant ?? word) && expressed.length === 0) return [];
    // the words of 'home visit' find nothing if the site has no home visits
    const isMissing = longest > 1 && !expressed.some((term) => index.terms.has(term));
    const own = isMissing ? [] : [stemIn(index.language, word), meant ?? []].flat();
    const terms = new Set([...own, ...expressed]);
    const matches = findMatches(index, terms);
    return { word, terms, matches, idf: idfOf(Math.max(rarest, matches.size), index) };
  });
}

/** Returns the languages to search, in order: the second only if a word of the query is of it alone. */
export function languagesOfQuery(query: string, reader: Language): Language[] {
  const isOf = (word: string, language: Language) =>
    [word, stemIn(language, word)].some((each) => listedTerms.get(language)?.has(each));
  const words = wordsInFull(query);
  const count = (own: Language, other: Language) =>
    words.filter((word) => isOf(word, own) && !isOf(word, other)).length;
  const [en, sw] = [count('en', 'sw'), count('sw', 'en')];
  if (reader === 'sw' || sw > en) return en > 0 ? ['sw', 'en'] : ['sw'];
  return sw > 0 ? ['en', 'sw'] : ['en'];
}

/** Returns how much of a query the words with a property are, from 0 to 1: rare words count more. */
export function shareOf(query: Query, has: (word: QueryWord) => boolean): number {
  const sum = (words: Query) => words.reduce((total, { idf }) => total + idf, 0);
  return sum(query.filter(has)) / (sum(query) || 1);
}

/** Returns how much of a query these terms are, from 0 to 1. */
export const shareOfTerms = (terms: readonly string[], query: Query) =>
  shareOf(query, (word) => terms.some((term) => word.terms.has(term)));
