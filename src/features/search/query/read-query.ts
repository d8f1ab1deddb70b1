import { wordsOfQuery } from '../../../messages/fold-words.ts';
import { stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { searchWordsByLanguage } from '../../../words/features/search-words.ts';
import type { OpenIndex } from '../index/open-index.ts';
import { findConcepts, isStopWord, listedStems, stopWords } from '../index/terms.ts';

/** How much a word counts within a phrase, and each meaning, beside 1 for the word itself. */
const boosts = { inPhrase: 0.5, concept: 0.9 } as const;

/** A word that fewer sections have counts no more, also one that the site does not have. */
const rarest = 6;

/** A word of a query. */
interface QueryWord {
  word: string;
  /** The terms that match it, with how much they count. */
  variants: ReadonlyMap<string, number>;
  /** The sections that have one of them, by number. */
  matches: ReturnType<typeof findMatches>;
  /** Inverse document frequency: higher if fewer sections have it. */
  idf: number;
}

/** A query, as the words that distinguish pages. */
export type Query = readonly QueryWord[];

const idfOf = (found: number, { sections: { length } }: OpenIndex) =>
  Math.log(1 + (length - found + 0.5) / (found + 0.5));

/** Finds how much of a word's meaning each section has, and its title and headings, from 0 to 1. */
function findMatches(index: OpenIndex, variants: QueryWord['variants']) {
  const matches = new Map<number, { score: number; covered: number; named: number }>();
  for (const [term, boost] of variants) {
    const postings = index.postingsOf(term);
    const idf = idfOf(postings.length, index);
    for (const { id, weight, isNamed } of postings) {
      const { score, covered, named } = matches.get(id) ?? { score: 0, covered: 0, named: 0 };
      matches.set(id, {
        score: score + boost * idf * weight,
        covered: Math.max(covered, boost),
        named: isNamed ? Math.max(named, boost) : named,
      });
    }
  }
  return matches;
}

const shorthand = new Map(
  Object.values(searchWordsByLanguage).flatMap(({ shorthand: line }) =>
    line.split(', ').map((pair) => pair.split(': ') as [string, string]),
  ),
);

/** Returns the words of a query in full: '20wks' is '20 weeks', 'ksh 500' is '500', '3am' is 'hours'. */
const wordsInFull = (query: string) =>
  wordsOfQuery(
    query
      .replace(/\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b/gi, 'hours')
      .replace(/\b(?:kshs?|kes|shs?)\.? ?(?=\d)/giu, '')
      .replace(/\b\d+(?=[a-z]{2,})/gi, '$& ')
      .replace(/[\w/\u00C0-\u024F]+/g, (typed) => shorthand.get(typed.toLowerCase()) ?? typed),
  );

/** Parses a query into words and finds their sections; empty if the query has no word. */
export function readQuery(query: string, index: OpenIndex): Query {
  const words = wordsInFull(query);
  // correct the spelling before looking up concepts
  const suggestions = words.map(index.suggest);
  const stems = words.map((word, at) => {
    const meant = suggestions[at];
    return meant ? { en: meant, sw: meant } : stemsOf(word);
  });
  const concepts = findConcepts(stems, true);
  return words.flatMap((word, at) => {
    const covering = concepts.filter(({ start, length }) => start <= at && at < start + length);
    // the longest phrase wins: 'blood pressure' does not mean 'blood'
    const longest = Math.max(...covering.map(({ length }) => length));
    const meant = covering.filter(({ length }) => length === longest);
    if (isStopWord(suggestions[at] ?? word) && meant.length === 0) return [];
    const likely = [suggestions[at] ?? '', ...meant.map(({ term }) => term)].filter(Boolean);
    const own = stemIn(index.language, word);
    const variants = new Map([
      ...likely.map((term) => [term, boosts.concept] as const),
      [own, longest > 1 ? boosts.inPhrase : 1],
    ]);
    const matches = findMatches(index, variants);
    return { word, variants, matches, idf: idfOf(Math.max(rarest, matches.size), index) };
  });
}

/** Returns the languages to search, in order: the second only if a word of the query is of it alone. */
export function languagesOfQuery(query: string, reader: Language): Language[] {
  const isOf = (word: string, language: Language) =>
    stopWords.get(language)?.has(word) || listedStems.get(language)?.has(stemIn(language, word));
  const words = wordsInFull(query);
  const count = (own: Language, other: Language) =>
    words.filter((word) => isOf(word, own) && !isOf(word, other)).length;
  const [en, sw] = [count('en', 'sw'), count('sw', 'en')];
  if (reader === 'sw' || sw > en) return en > 0 ? ['sw', 'en'] : ['sw'];
  return sw > 0 ? ['en', 'sw'] : ['en'];
}

/** Returns the mean of a value of each word of a query; rare words count more. */
function weighWords(query: Query, measure: (word: QueryWord) => number): number {
  const total = query.reduce((sum, { idf }) => sum + idf, 0);
  return query.reduce((sum, word) => sum + word.idf * measure(word), 0) / (total || 1);
}

/** Returns how much of a query the section of a number has, or its title and headings, from 0 to 1. */
export const shareIn = (id: number, query: Query, part: 'covered' | 'named') =>
  weighWords(query, ({ matches }) => matches.get(id)?.[part] ?? 0);

/** Returns whether every word of a query is one of these terms. */
export const areWhole = (terms: readonly string[], query: Query) =>
  query.every(({ variants }) => terms.some((term) => variants.has(term)));

/** Returns how much of a query these terms are, from 0 to 1. */
export const shareOfTerms = (terms: readonly string[], query: Query) =>
  weighWords(query, ({ variants }) => Math.max(0, ...terms.map((term) => variants.get(term) ?? 0)));
