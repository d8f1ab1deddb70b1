import MiniSearch from 'minisearch';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { termBoosts } from '../boosts.ts';

/** A stem that may be meant, and how much it counts: 1 is certain. */
export interface Guess {
  term: string;
  weight: number;
}

/** The words of the site and of the lists of search words. */
export interface KnownWords {
  /** Whether the word itself is written somewhere, so that it is not misspelt. */
  isWritten(word: string): boolean;
  /** Whether the site or a list has a word of this stem. */
  hasStem(stem: string): boolean;
  /** What an unknown word may mean: misspelt, or the beginning of a longer one. */
  guess(word: string): Guess[];
}

const mostGuesses = 6;
/** A verb with its subject, 'amekatwa': one other letter makes another verb. */
const swahiliVerb = /^(?:a|ni|wa|u|i|li|ya|zi|ki|vi|tu)me[a-z]{3,}[aeiou]$/;
/** Shorter beginnings fit anything. */
const shortestBeginning = 4;

/** How many wrong letters a word may have: none in a short one, which would be another word. */
function allowedMistakes(word: string): number {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Creates what a search knows of words. Most searches are spelt well: read at the first that is not. */
export function createKnownWords(
  words: ReadonlySet<string>,
  hasStem: KnownWords['hasStem'],
): KnownWords {
  let spellings: MiniSearch<{ word: string }> | undefined;

  function readSpellings() {
    const all = new MiniSearch<{ word: string }>({
      fields: ['word'],
      idField: 'word',
      tokenize: (word) => [word],
      processTerm: (word) => word,
    });
    all.addAll(
      [...words].filter((word) => word.length > shortestBeginning).map((word) => ({ word })),
    );
    return all;
  }

  return {
    isWritten: (word) => words.has(word),
    hasStem,
    guess(word) {
      if (swahiliVerb.test(word)) return [];
      spellings ??= readSpellings();
      const near = spellings.search(word, { fuzzy: allowedMistakes(word) });
      const least = near[0]?.score ?? 0;
      const longer =
        word.length < shortestBeginning ? [] : spellings.search(word, { prefix: true });
      const guesses = [
        ...near
          .filter(({ score }) => score > least * 0.99)
          .map(({ id }) => ({ term: stemEnglish(id), weight: termBoosts.fuzzy })),
        ...longer
          .slice(0, mostGuesses)
          .map(({ id }) => ({ term: stemEnglish(id), weight: termBoosts.prefix })),
      ];
      return guesses
        .filter(({ term }, index) => guesses.findIndex((other) => other.term === term) === index)
        .slice(0, 2 * mostGuesses);
    },
  };
}
