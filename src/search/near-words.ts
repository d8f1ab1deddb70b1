/** Which letters a word has, as bits: words that differ in many cannot be near each other. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to make one
 * word the other (Damerau and Levenshtein, optimal string alignment); `limit` + 1 where it is more.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped && row > 1 && column > 1)
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? limit + 1;
}

/** How many wrong letters a word may have: none in a short one, which would be another word. */
export function allowedMistakes(word: string): number {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** A known word and how far it is from the one that was asked for. */
export interface NearWord {
  word: string;
  distance: number;
}

/** Finds the known words that somebody may have meant, nearest first, `most` at most. */
export function createNearWords(
  known: Iterable<string>,
): (word: string, most: number) => NearWord[] {
  const words = [...known].map((word) => ({ word, letters: lettersOf(word) }));
  return function nearWords(asked, most) {
    const limit = allowedMistakes(asked);
    if (limit === 0) return [];
    const letters = lettersOf(asked);
    return words
      .filter(
        (near) =>
          Math.abs(near.word.length - asked.length) <= limit &&
          countBits(near.letters ^ letters) <= 2 * limit,
      )
      .map(({ word }) => ({ word, distance: editDistance(asked, word, limit) }))
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, most);
  };
}
