import { listedWords, searchWordsByLanguage } from '../words/search-words.ts';
import { findConcepts } from './find-concepts.ts';
import { wordsOf, wordsOfQuery } from './fold-words.ts';
import type { createNearWords } from './near-words.ts';
import { termOfConcept, termOfSwahili } from './postings.ts';
import { stemEnglish } from './stem-words.ts';

/** A term that may answer a word of a query; 1 is the word itself. */
export interface Variant {
  term: string;
  weight: number;
}

/** A word of a query with all that may answer it. */
export interface QueryWord {
  word: string;
  variants: readonly Variant[];
}

/** What stands in the index: the words of the site, and how to find those that were meant. */
export interface KnownWords {
  has(term: string): boolean;
  /** Known stems that begin so. */
  startingWith(stem: string): readonly string[];
  near: ReturnType<typeof createNearWords>;
}

const weights = {
  joined: 0.9,
  swahili: 0.6,
  concept: 0.8,
  near: 0.75,
  nearer: 0.6,
  beginning: 0.55,
} as const;
const mostVariants = 6;

const stopWords = new Set(
  Object.values(searchWordsByLanguage).flatMap(({ stopWords: line }) =>
    listedWords(line).flatMap(wordsOf),
  ),
);

function meaningsOf(stems: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const concepts = findConcepts(stems, true);
  for (const { concept, start, length } of concepts) {
    // 'blood pressure' is no blood
    const within = concepts.some(
      (other) =>
        other.length > length &&
        other.start <= start &&
        start + length <= other.start + other.length,
    );
    if (within) continue;
    for (let index = start; index < start + length; index += 1) {
      found.set(index, [...(found.get(index) ?? []), termOfConcept(concept)]);
    }
  }
  return found;
}

/** The stem that is known, of those that somebody who wrote `stem` may have meant, else itself. */
function guesses(stem: string, known: KnownWords): Variant[] {
  const near = known.near(stem, mostVariants);
  const least = near[0]?.distance;
  return [
    ...known.startingWith(stem).map((term) => ({ term, weight: weights.beginning })),
    ...near
      .filter(({ distance }) => distance === least)
      .map(({ word, distance }) => ({
        term: word,
        weight: distance === 1 ? weights.near : weights.nearer,
      })),
  ];
}

/** Each word with its neighbour as the site may write them, 'breast feeding' as one. */
function joined(words: readonly string[], index: number, known: KnownWords): Variant[] {
  return [index - 1, index].flatMap((start) => {
    const [first, second] = [words[start], words[start + 1]];
    const term = stemEnglish(`${first}${second}`);
    return first && second && known.has(term) ? [{ term, weight: weights.joined }] : [];
  });
}

/** What a query asks for, word by word; empty where it holds no word. */
export function readQuery(query: string, known: KnownWords): QueryWord[] {
  const words = wordsOfQuery(query);
  const stems = words.map(stemEnglish);
  // a misspelt word is put right before its meaning is looked up
  const likely = stems.map((stem) => (known.has(stem) ? [] : guesses(stem, known)));
  const corrected = stems.map((stem, index) => likely[index]?.[0]?.term ?? stem);
  const meanings = meaningsOf(corrected);
  const asked = words.map((word, index) => ({
    word,
    isStop: stopWords.has(word) && !meanings.has(index),
    variants: [
      { term: stems[index] ?? word, weight: 1 },
      { term: termOfSwahili(word), weight: weights.swahili },
      ...(meanings.get(index) ?? []).map((term) => ({ term, weight: weights.concept })),
      ...joined(words, index, known),
      ...(likely[index] ?? []),
    ],
  }));
  const telling = asked.filter(({ isStop }) => !isStop);
  return telling.length > 0 ? telling : asked;
}
