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

/** Rows of the table of distances, used again and again: a search compares thousands of words. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to make one
 * word the other (Damerau and Levenshtein, optimal string alignment); `limit` + 1 where it is more,
 * or where a word has more than 60 letters.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const width = other.length;
  if (Math.abs(one.length - width) > limit || width > 60) return limit + 1;
  let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [...rows];
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = one.charCodeAt(row - 2);
    let left = row;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const against = other.charCodeAt(column - 1);
      const diagonal = last[column - 1] ?? 0;
      let cost = letter === against ? diagonal : 1 + Math.min(diagonal, left, last[column] ?? 0);
      if (
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        letterBefore === against
      ) {
        cost = Math.min(cost, 1 + (beforeLast[column - 2] ?? 0));
      }
      current[column] = cost;
      left = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[width] ?? limit + 1;
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
  const words = [...known];
  let letters: Int32Array | undefined;
  return function nearWords(asked, most) {
    const limit = allowedMistakes(asked);
    if (limit === 0) return [];
    // most searches are spelt well: counted when the first is not
    letters ??= Int32Array.from(words, lettersOf);
    const own = lettersOf(asked);
    const near: NearWord[] = [];
    for (const [index, word] of words.entries()) {
      if (Math.abs(word.length - asked.length) > limit) continue;
      if (countBits((letters[index] ?? 0) ^ own) > 2 * limit) continue;
      const distance = editDistance(asked, word, limit);
      if (distance <= limit) near.push({ word, distance });
    }
    return near.sort((a, b) => a.distance - b.distance).slice(0, most);
  };
}
