import { searchWordsByLanguage } from '../../../locales/search-words.ts';
import { wordsOf, wordsOfQuery } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { termBoosts } from '../boosts.ts';
import { termOfConcept, termOfSwahili } from '../index/terms.ts';
import { findConcepts } from './find-concepts.ts';
import type { KnownWords } from './known-words.ts';

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

const stopWords = new Set(
  Object.values(searchWordsByLanguage).flatMap(({ stopWords: line }) =>
    listedWords(line).flatMap(({ text }) => wordsOf(text)),
  ),
);

/** What a word means beside its neighbours. */
interface Meaning {
  terms: string[];
  /** It is part of a phrase, 'opening hours', and means little alone. */
  inPhrase: boolean;
}

/** The meanings of the words by their number. */
function meaningsOf(stems: readonly string[]): Map<number, Meaning> {
  const found = new Map<number, Meaning>();
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
      const { terms, inPhrase } = found.get(index) ?? { terms: [], inPhrase: false };
      found.set(index, {
        terms: [...terms, termOfConcept(concept)],
        inPhrase: inPhrase || length > 1,
      });
    }
  }
  return found;
}

/** What may be meant by a word that the site does not know. */
function guesses(word: string, stem: string, known: KnownWords): Variant[] {
  if (known.isWritten(word)) return [];
  // 'visited' is 'visit'; 'bleding' only looks like 'bled'
  if (known.hasStem(stem) && word.length - stem.length < 2) return [];
  return known.guess(word);
}

/** Each word with its neighbour as the site may write them, 'breast feeding' as one. */
function joined(words: readonly string[], index: number, known: KnownWords): Variant[] {
  return [index - 1, index].flatMap((start) => {
    const [first, second] = [words[start], words[start + 1]];
    const term = stemEnglish(`${first}${second}`);
    return first && second && known.hasStem(term) ? [{ term, weight: termBoosts.joined }] : [];
  });
}

/** What a query asks for, word by word; empty where it holds no word. */
export function readQuery(query: string, known: KnownWords): QueryWord[] {
  const words = wordsOfQuery(query);
  const stems = words.map(stemEnglish);
  // a misspelt word is put right before its meaning is looked up
  const likely = words.map((word, index) => guesses(word, stems[index] ?? word, known));
  const corrected = stems.map((stem, index) =>
    known.hasStem(stem) ? stem : (likely[index]?.[0]?.term ?? stem),
  );
  const meanings = meaningsOf(corrected);
  const asked = words.map((word, index) => ({
    word,
    isStop: stopWords.has(word) && !meanings.has(index),
    variants: [
      {
        term: stems[index] ?? word,
        weight: meanings.get(index)?.inPhrase ? termBoosts.inPhrase : 1,
      },
      { term: termOfSwahili(word), weight: termBoosts.swahili },
      ...(meanings.get(index)?.terms ?? []).map((term) => ({ term, weight: termBoosts.concept })),
      ...joined(words, index, known),
      ...(likely[index] ?? []),
    ],
  }));
  const telling = asked.filter(({ isStop }) => !isStop);
  return telling.length > 0 ? telling : asked;
}
