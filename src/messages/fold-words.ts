/** A word of a text, folded for comparison, with its position. */
interface FoundWord {
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

/** What counts as one word, in order: the first that fits wins. */
const oneWord = new RegExp(
  [
    // a telephone number in any groups, with '0' or the country code, or in threes without
    String.raw`(?<phone>(?<![\d.,])(?:(?:\+|0|254)(?:[ -]?\d){8,12}|\d{1,4}(?:[ -]?\d{3}){2,3})(?![\d.,]*\d))`,
    // a sum with commas or spaces: '25,000'
    String.raw`(?<sum>(?<![\d.,])\d{1,3}(?:[, ]\d{3})+(?!\d))`,
    // an abbreviation with dots: 'H.I.V.', 'a & e', 'c/s', 'p.3'
    String.raw`(?<letters>\b[A-Za-z](?:(?:[./]| ?& ?)[A-Za-z\d]\b)+)`,
    // a currency before a sum: 'ksh25,000'
    String.raw`\b(?:[Kk][Ss][Hh]|[Kk][Ee][Ss])(?=\d)`,
    // a name before a number: 'covid19'
    String.raw`[A-Za-z]{4,}(?=\d+\b)`,
    String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['\u2019\u02BC](?=\p{L}))*`,
  ].join('|'),
  'gu',
);

/** Digits that tell telephone numbers apart, after '0' or the country code. */
const subscriberDigits = 9;

/**
 * Returns the words of a text with their positions. 'X-ray' is two words, "can't" is 'cant', "ng'oa"
 * is 'ngoa', 'A&E' is 'ae', '25,000' is '25000'; a telephone number is its last nine digits.
 */
export function findWords(text: string): FoundWord[] {
  return [...text.matchAll(oneWord)].map((found) => {
    const [written] = found;
    const { phone, sum, letters } = found.groups ?? {};
    const joined = phone ?? sum ?? letters;
    const word = fold(joined ? joined.replace(/[^\p{L}\p{N}]/gu, '') : written);
    const isPhone = phone !== undefined && word.length >= subscriberDigits;
    return {
      word: isPhone ? word.slice(-subscriberDigits) : word,
      start: found.index,
      end: found.index + written.length,
    };
  });
}

/** Returns the folded words of a text. */
export function wordsOf(text: string): string[] {
  // plain letters, as in most lists of words, need no folding
  if (/^[a-z]+(?: [a-z]+)*$/.test(text)) return text.split(' ');
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
