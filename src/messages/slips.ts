/** Minimum letters of a word that may be corrected. */
const minLetters = { swapped: 4, letterInPhrase: 5, letterAlone: 6, vowel: 7 } as const;

const sortedLetters = (word: string) => [...word].sort().join('');
const withoutVowels = (word: string) => word.replace(/[aeiou]/g, '.');

/** Returns whether two words differ by one letter: added, missing, replaced or swapped with the next. */
function differByOne(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    one !== other &&
    (rest.slice(1) === otherRest.slice(1) ||
      rest.slice(1) === otherRest ||
      rest === otherRest.slice(1) ||
      (isSwapped && rest.slice(2) === otherRest.slice(2)))
  );
}

/**
 * Returns whether `typed` is the English word `meant` with one typing slip: two letters swapped, a
 * letter missing or added, or a wrong vowel in a long word. The first letter must be right. A single
 * word must be longer than one in a phrase, where the other words confirm it.
 */
export function isSlip(typed: string, meant: string, inPhrase: boolean): boolean {
  if (typed[0] !== meant[0] || /\d/.test(typed)) return false;
  if (!differByOne(typed, meant)) return false;
  if (typed.length !== meant.length) {
    return meant.length >= (inPhrase ? minLetters.letterInPhrase : minLetters.letterAlone);
  }
  const isSwapped = sortedLetters(typed) === sortedLetters(meant);
  if (isSwapped) return meant.length >= (inPhrase ? minLetters.swapped : minLetters.letterAlone);
  return meant.length >= minLetters.vowel && withoutVowels(typed) === withoutVowels(meant);
}
