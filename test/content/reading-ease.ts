/** The words of a text: what has a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
}

/** The sentences of a text; a stop inside a number or a short form ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** The syllables of a word, by its groups of vowels. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const silentEnd = letters.replace(/(?:[^laeiouy]es|[^t]ed|[^l]e)$/, '');
  return Math.max(1, (silentEnd.match(/[aeiouy]+/g) ?? []).length);
}

/**
 * How easily a text reads, 0 to 100 (Flesch, 'A new readability yardstick', 1948); 70 to 80 is
 * fairly easy. Each item of a list counts as a sentence.
 */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}
