/** The character for 0: JSON escapes neither it nor any after it, and 34 of them take one byte. */
const zero = ']'.charCodeAt(0);

/**
 * Packs whole numbers from 0 to below 50,000, one character each. Models and indexes travel in scripts; a
 * compressor sees their numbers, which Base64 would cut in pieces.
 */
export const packNumbers = (numbers: Iterable<number>) =>
  Array.from(numbers, (number) => String.fromCharCode(zero + number)).join('');

/** Returns packed numbers. */
export function unpackNumbers(packed: string): number[] {
  const numbers = new Array<number>(packed.length);
  for (let at = 0; at < packed.length; at += 1) numbers[at] = packed.charCodeAt(at) - zero;
  return numbers;
}
