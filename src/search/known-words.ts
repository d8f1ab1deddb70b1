import { createNearWords } from './near-words.ts';
import { stemEnglish } from './stem-words.ts';

/** A stem that somebody may have meant, and how sure that is: 1 is certain. */
export interface Guess {
  stem: string;
  sureness: number;
}

/** The words that the site and the lists of search words are written with. */
export interface KnownWords {
  /** Whether the word itself stands somewhere, so that it is not misspelt. */
  isWritten(word: string): boolean;
  /** Whether a word of this stem stands somewhere. */
  hasStem(stem: string): boolean;
  /** What may be meant by a word that nobody writes so: misspelt, or the beginning of a longer one. */
  guess(word: string): Guess[];
}

const mostGuesses = 6;
const sureness = { oneMistake: 0.75, moreMistakes: 0.6, beginning: 0.55 } as const;
/** A verb with its subject, 'amekatwa': one other letter makes another verb. */
const swahiliVerb = /^(?:a|ni|wa|u|i|li|ya|zi|ki|vi|tu)me[a-z]{3,}[aeiou]$/;
/** Shorter beginnings fit anything. */
const shortestBeginning = 4;

/** What a search knows of words, from the words as they are written. */
export function createKnownWords(
  words: ReadonlySet<string>,
  hasStem: KnownWords['hasStem'],
): KnownWords {
  const longer = [...words].filter((word) => word.length > shortestBeginning);
  const nearWords = createNearWords(longer);
  return {
    isWritten: (word) => words.has(word),
    hasStem,
    guess(word) {
      if (swahiliVerb.test(word)) return [];
      const near = nearWords(word, mostGuesses);
      const least = near[0]?.distance ?? 0;
      const begins =
        word.length < shortestBeginning ? [] : longer.filter((each) => each.startsWith(word));
      const guesses = [
        ...near
          .filter(({ distance }) => distance === least)
          .map(({ word: meant, distance }) => ({
            stem: stemEnglish(meant),
            sureness: distance === 1 ? sureness.oneMistake : sureness.moreMistakes,
          })),
        ...begins
          .slice(0, mostGuesses)
          .map((meant) => ({ stem: stemEnglish(meant), sureness: sureness.beginning })),
      ];
      return guesses.filter(
        ({ stem }, index) => guesses.findIndex((other) => other.stem === stem) === index,
      );
    },
  };
}
