import { wordsOf } from '../fold-words.ts';

/** Shortest and longest run of characters that is a feature. */
const runs = { from: 3, to: 5 } as const;

/** From this number of words a text is long: 'sugar' alone asks for a page, within a sentence it may not. */
const longText = 4;

/** FNV-1a, 32 bits (Fowler, Noll and Vo). */
const offset = 0x811c9dc5;
const prime = 0x01000193;
/** Keeps the hashes of words apart from those of runs of characters. */
const wordSeed = 0x9e3779b9;

/** Returns the hash of a text, of 32 bits. */
export const hashOf = (text: string, seed: number = offset): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  }
  return hash;
};

/** Spreads a hash over the buckets: its low bits alone collide more often. */
const bucketOf = (hash: number, buckets: number) => ((hash ^ (hash >>> 15)) >>> 0) & (buckets - 1);

/** A number as its length and first digit, so that '162' and '168' share a feature. */
const shapeOf = (word: string) => (/^\d+$/.test(word) ? [`#${word.length} ${word.charAt(0)}`] : []);

/** Returns the words that the models read: folded, with 'heeelp' as 'help'. */
export function wordsToRead(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(/(.)\1{2,}/gu, '$1').slice(0, 30));
}

/**
 * Returns the features of some words, each once: runs of three to five characters, across words too,
 * then words, pairs of words and the number of words. Each is a bucket number; `buckets` is a power of two.
 */
export function featuresOf(words: readonly string[], buckets: number): Set<number> {
  const features = new Set<number>();
  const text = ` ${words.join(' ')} `;
  for (let start = 0; start < text.length; start += 1) {
    let hash = offset;
    for (let length = 1; length <= runs.to && start + length <= text.length; length += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(start + length - 1), prime);
      if (length >= runs.from) features.add(bucketOf(hash, buckets));
    }
  }
  features.add(bucketOf(hashOf(`#${Math.min(words.length, longText)} words`, wordSeed), buckets));
  for (const [at, word] of words.entries()) {
    for (const token of [word, `${word} ${words[at + 1] ?? ''}`, ...shapeOf(word)]) {
      features.add(bucketOf(hashOf(token, wordSeed), buckets));
    }
  }
  return features;
}
