import { wordsToRead } from './features.ts';

/** Limits of what is read of a text, so that any text takes bounded time. */
const limits = { characters: 4000, windows: 200 } as const;

/** Words that are read together; the next window begins half a window later. */
const windowLength = 16;

/**
 * Returns the parts of a text to read one by one: its sentences, and windows of neighbouring words. The most
 * dangerous part decides, so that a long calm message cannot drown one sentence. A short text is one part.
 */
export function windowsOf(text: string): string[][] {
  const read = text.slice(0, limits.characters).toWellFormed();
  const sentences = read.split(/[.!?;]+\s|\n+/).map(wordsToRead);
  const words = sentences.flat();
  const windows = sentences.length > 1 ? sentences.filter(({ length }) => length > 0) : [];
  for (let start = 0; start === 0 || start + windowLength / 2 < words.length; ) {
    windows.push(words.slice(start, start + windowLength));
    start += windowLength / 2;
  }
  return windows.slice(-limits.windows);
}
