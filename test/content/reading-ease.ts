/** The sentences of four words and more in a text; shorter ones are labels. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 4);
}

/** Syllables of an English word, counted by its groups of vowels; a figure counts as one. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return 1;
  const groups = letters.replace(/(?<=[^aeiouyl])e$|(?<=[^td])ed$|(?<=[^cgsxz])es$/, '');
  return Math.max(1, groups.match(/[aeiouy]+/g)?.length ?? 1);
}

/** Flesch's reading ease: 70 to 80 is fairly easy, more is easier (Flesch 1948). */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.split(' '));
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (spoken / words.length);
}
