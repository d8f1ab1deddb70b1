/** Shortest words, in letters, that may be corrected. */
const shortest = { swapped: 4, letterBesideOthers: 5, letterAlone: 6, vowel: 7 } as const;

const sortedLetters = (word: string) => [...word].sort().join('');
const withoutVowels = (word: string) => word.replace(/[aeiou]/g, '.');

/** Whether two words differ by one letter: put in, left out, replaced or swapped with the next. */
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
 * Whether `typed` is an English word of danger with one slip of the finger: two letters swapped, a
 * letter missing or doubled, or the wrong vowel in a long word. The first letter must be right.
 * A word alone must be longer than one in a phrase, where the others confirm it.
 */
export function isSlip(typed: string, meant: string, inPhrase: boolean): boolean {
  if (typed[0] !== meant[0] || /\d/.test(typed)) return false;
  if (!differByOne(typed, meant)) return false;
  if (typed.length !== meant.length) {
    return meant.length >= (inPhrase ? shortest.letterBesideOthers : shortest.letterAlone);
  }
  const swapped = sortedLetters(typed) === sortedLetters(meant);
  if (swapped) return meant.length >= (inPhrase ? shortest.swapped : shortest.letterAlone);
  return meant.length >= shortest.vowel && withoutVowels(typed) === withoutVowels(meant);
}
