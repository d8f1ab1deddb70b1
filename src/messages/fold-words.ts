/** A word of a text, as it is compared, and where it stands. */
export interface FoundWord {
  /** Lower case, without accents and apostrophes. */
  word: string;
  start: number;
  end: number;
}

/** Lower case, compatible characters as one (NFKC), accents and apostrophes gone. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  // nearly all words are plain already
  if (/^[a-z0-9]+$/.test(lower)) return lower;
  return lower
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'\u2019\u02BC]/gu, '');
}

/** The words of a text with their places; 'X-ray' is two, "can't" is 'cant', "ng'oa" is 'ngoa'. */
export function findWords(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['\u2019\u02BC](?=\p{L}))*/gu)].map(
    (found) => ({
      word: fold(found[0]),
      start: found.index,
      end: found.index + found[0].length,
    }),
  );
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return findWords(text).map(({ word }) => word);
}

/** How much of a query is read: no page could answer a longer question. */
export const queryLimits = { characters: 200, words: 12, letters: 30 } as const;

/** A query in one line, cut to the limit first so that the work does not grow with what was sent. */
export function cleanQuery(query: string): string {
  const kept = query.slice(0, 4 * queryLimits.characters).toWellFormed();
  // control characters separate words
  const clean = kept
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return clean.slice(0, queryLimits.characters);
}

/** The words of a query as they are compared, none for a query without any. */
export function wordsOfQuery(query: string): string[] {
  return wordsOf(cleanQuery(query))
    .slice(0, queryLimits.words)
    .map((word) => word.slice(0, queryLimits.letters));
}
