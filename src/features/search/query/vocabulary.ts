import MiniSearch from 'minisearch';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { termBoosts } from '../boosts.ts';

/** Shorter words become other words, shorter prefixes match too many. */
const minLetters = { corrected: 5, longWord: 7, prefix: 4 } as const;
const maxSuggestions = 8;
/** A verb with subject and tense, 'amekatwa': with one letter changed it is another verb. */
const swahiliVerb = /^(?:a|ni|wa|u|i|li|ya|zi|ki|vi|tu)me[a-z]{3,}[aeiou]$/;

const maxEditDistance = ({ length }: string) =>
  length < minLetters.corrected ? 0 : length < minLetters.longWord ? 1 : 2;

/** Creates the function that suggests stems for a word that is not one of `words`: misspelt or unfinished. */
export function createSuggest(words: ReadonlySet<string>) {
  let spellings: MiniSearch<{ word: string }> | undefined;

  /** Most searches have no unknown word, so the first one fills the index. */
  function fill() {
    const filled = new MiniSearch<{ word: string }>({
      fields: ['word'],
      idField: 'word',
      tokenize: (word) => [word],
      searchOptions: {
        fuzzy: maxEditDistance,
        prefix: ({ length }) => length >= minLetters.prefix,
        weights: termBoosts,
      },
    });
    filled.addAll(
      [...words].filter(({ length }) => length >= minLetters.corrected).map((word) => ({ word })),
    );
    return filled;
  }

  return function suggest(word: string): string[] {
    if (words.has(word) || swahiliVerb.test(word) || /\d/.test(word)) return [];
    spellings ??= fill();
    const found = spellings.search(word).slice(0, maxSuggestions);
    return [...new Set(found.map(({ id }) => stemEnglish(id)))];
  };
}
