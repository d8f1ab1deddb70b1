/** A word of a text, folded for comparison, with its position. */
export interface FoundWord {
  /** Lower case, without accents and apostrophes. */
  word: string;
  start: number;
  end: number;
}

/** Folds a word: lower case, NFKC, without accents and apostrophes. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'\u2019\u02BC]/gu, '');

/**
 * Returns the words of a text with their positions. 'X-ray' is two words, "can't" is 'cant', "ng'oa"
 * is 'ngoa'.
 */
export function findWords(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['\u2019\u02BC](?=\p{L}))*/gu)].map(
    (found) => ({
      word: fold(found[0]),
      start: found.index,
      end: found.index + found[0].length,
    }),
  );
}

/** Returns the folded words of a text. */
export function wordsOf(text: string): string[] {
  return findWords(text).map(({ word }) => word);
}

/** Limits of a query; the rest is ignored, because no page could answer a longer question. */
export const queryLimits = { characters: 200, words: 12, letters: 30 } as const;

/** Returns the folded words of a query, within the limits. */
export function wordsOfQuery(query: string): string[] {
  return wordsOf(query.slice(0, queryLimits.characters))
    .slice(0, queryLimits.words)
    .map((word) => word.slice(0, queryLimits.letters));
}
