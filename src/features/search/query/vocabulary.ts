import MiniSearch from 'minisearch';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { termBoosts } from '../boosts.ts';

/** A stem that the visitor may mean, with its weight; 1 is certain. */
interface Suggestion {
  term: string;
  weight: number;
}

/** The words of the site and of the search word lists. */
export interface Vocabulary {
  /** Returns whether exactly this word is known, so it is not misspelt. */
  hasWord(word: string): boolean;
  /** Returns whether a known word has this stem. */
  hasStem(stem: string): boolean;
  /** Returns suggestions for an unknown word, which may be misspelt or unfinished. */
  suggest(word: string): Suggestion[];
}

/** Maximum suggestions for an unfinished word. */
const maxCompletions = 6;
/** A verb with subject and tense, 'amekatwa': with one letter changed it is another verb. */
const swahiliVerb = /^(?:a|ni|wa|u|i|li|ya|zi|ki|vi|tu)me[a-z]{3,}[aeiou]$/;
/** Shorter prefixes match too many words. */
const minPrefixLength = 4;

/**
 * Returns the maximum edit distance of a word: 0 for a short one, which would become another word.
 */
function maxEditDistance(word: string): number {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Creates a vocabulary. Its spelling index is built on the first unknown word, as most searches
 * have none.
 */
export function createVocabulary(
  words: ReadonlySet<string>,
  hasStem: Vocabulary['hasStem'],
): Vocabulary {
  let spellings: MiniSearch<{ word: string }> | undefined;

  function indexSpellings() {
    const all = new MiniSearch<{ word: string }>({
      fields: ['word'],
      idField: 'word',
      tokenize: (word) => [word],
      processTerm: (word) => word,
    });
    all.addAll(
      [...words].filter((word) => word.length > minPrefixLength).map((word) => ({ word })),
    );
    return all;
  }

  return {
    hasWord: (word) => words.has(word),
    hasStem,
    suggest(word) {
      if (swahiliVerb.test(word)) return [];
      spellings ??= indexSpellings();
      const corrections = spellings.search(word, { fuzzy: maxEditDistance(word) });
      const topScore = corrections[0]?.score ?? 0;
      const completions =
        word.length < minPrefixLength ? [] : spellings.search(word, { prefix: true });
      const suggestions = [
        ...corrections
          .filter(({ score }) => score > topScore * 0.99)
          .map(({ id }) => ({ term: stemEnglish(id), weight: termBoosts.fuzzy })),
        ...completions
          .slice(0, maxCompletions)
          .map(({ id }) => ({ term: stemEnglish(id), weight: termBoosts.prefix })),
      ];
      return suggestions
        .filter(
          ({ term }, index) => suggestions.findIndex((other) => other.term === term) === index,
        )
        .slice(0, 2 * maxCompletions);
    },
  };
}
