import { searchWordsByLanguage } from '../../../locales/search-words.ts';
import { wordsOf, wordsOfQuery } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { termBoosts } from '../boosts.ts';
import { termOfConcept, termOfSwahili } from '../index/terms.ts';
import { findConcepts } from './find-concepts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A term that matches a query word, with its weight; 1 is the word itself. */
interface Variant {
  term: string;
  weight: number;
}

/** A word of a query with all terms that match it. */
export interface QueryWord {
  word: string;
  variants: readonly Variant[];
}

const stopWords = new Set(
  Object.values(searchWordsByLanguage).flatMap(({ stopWords: line }) =>
    listedWords(line).flatMap(({ text }) => wordsOf(text)),
  ),
);

/** The concepts of a word in its context. */
interface Meaning {
  terms: string[];
  /** Whether the word is part of a phrase such as 'opening hours', and means little alone. */
  inPhrase: boolean;
}

/** Returns the meanings of words, by word index. */
function meaningsOf(stems: readonly string[]): Map<number, Meaning> {
  const found = new Map<number, Meaning>();
  const concepts = findConcepts(stems, true);
  for (const { concept, start, length } of concepts) {
    // the longest phrase wins: 'blood pressure' does not mean 'blood'
    const isInLongerPhrase = concepts.some(
      (other) =>
        other.length > length &&
        other.start <= start &&
        start + length <= other.start + other.length,
    );
    if (isInLongerPhrase) continue;
    for (let index = start; index < start + length; index += 1) {
      const { terms, inPhrase } = found.get(index) ?? { terms: [], inPhrase: false };
      found.set(index, {
        terms: [...terms, termOfConcept(concept)],
        inPhrase: inPhrase || length > 1,
      });
    }
  }
  return found;
}

/** Returns suggestions for a word that the site does not have. */
function suggestionsFor(word: string, stem: string, vocabulary: Vocabulary): Variant[] {
  if (vocabulary.hasWord(word)) return [];
  // a known stem is enough for a short ending, but 'bleding' must not become 'bled'
  if (vocabulary.hasStem(stem) && word.length - stem.length < 2) return [];
  return vocabulary.suggest(word);
}

/** Returns a word joined with each neighbour, if the site has that word: 'breast feeding'. */
function joinedVariants(
  words: readonly string[],
  index: number,
  vocabulary: Vocabulary,
): Variant[] {
  return [index - 1, index].flatMap((start) => {
    const [first, second] = [words[start], words[start + 1]];
    const term = stemEnglish(`${first}${second}`);
    return first && second && vocabulary.hasStem(term) ? [{ term, weight: termBoosts.joined }] : [];
  });
}

/** Parses a query into words with their variants; empty if the query has no word. */
export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const words = wordsOfQuery(query);
  const stems = words.map(stemEnglish);
  // correct the spelling before looking up concepts
  const suggestions = words.map((word, index) =>
    suggestionsFor(word, stems[index] ?? word, vocabulary),
  );
  const corrected = stems.map((stem, index) =>
    vocabulary.hasStem(stem) ? stem : (suggestions[index]?.[0]?.term ?? stem),
  );
  const meanings = meaningsOf(corrected);
  const queryWords = words.map((word, index) => ({
    word,
    isStop: stopWords.has(word) && !meanings.has(index),
    variants: [
      {
        term: stems[index] ?? word,
        weight: meanings.get(index)?.inPhrase ? termBoosts.inPhrase : 1,
      },
      { term: termOfSwahili(word), weight: termBoosts.swahili },
      ...(meanings.get(index)?.terms ?? []).map((term) => ({ term, weight: termBoosts.concept })),
      ...joinedVariants(words, index, vocabulary),
      ...(suggestions[index] ?? []),
    ],
  }));
  const contentWords = queryWords.filter(({ isStop }) => !isStop);
  return contentWords.length > 0 ? contentWords : queryWords;
}
