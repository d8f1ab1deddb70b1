/** Readability: Flesch's reading ease (1948) and the length of sentences. */

/** Keys whose values are not prose that a visitor reads. */
const notProse = new Set([
  'kind',
  'tone',
  'icon',
  'image',
  'picture',
  'target',
  'link',
  'url',
  'source',
  'sources',
  'id',
  'color',
  'actions',
  'columns',
  'keywords',
  'guides',
  'initials',
  'rating',
  'more',
]);

/** Every text in some content, without numbers and keys that are no prose. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    notProse.has(key) ? [] : textsIn(value),
  );
}

/** The text with each phone number, sum or time as one word. */
function plain(text: string): string {
  return text
    .replace(/\+?\d[\d ]{6,}\d/g, 'number')
    .replace(/\b(?:KES )?\d+(?:[.,:]\d+)*(?:-\d+(?:[.,:]\d+)*)?%?/g, 'ten')
    .replace(/\bDr\./g, 'Doctor')
    .replace(/\bQ[1-4]\b/g, 'ten');
}

/** Sentences of four words or more; a text without a full stop is one sentence. */
export function sentencesIn(content: unknown): string[] {
  return textsIn(content)
    .flatMap((text) => plain(text).split(/(?<=[.!?]['’]?)\s+/))
    .filter((sentence) => wordsIn(sentence).length >= 4);
}

export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}'-]+/gu) ?? [];
}

/** Syllables of an English word by its groups of vowels, at least one. */
export function syllablesOf(word: string): number {
  const lower = word.toLowerCase().replace(/[^a-z]/g, '');
  // letters that are read one by one: SHA, HDU
  if (/^[A-Z]{2,5}$/.test(word) && !/[AEIOU]/.test(word)) return word.length;
  const groups = lower
    .replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Flesch's reading ease of some sentences: 70 to 80 is fairly easy. */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  if (sentences.length === 0 || words.length === 0) throw new RangeError('no sentences to read');
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

/** Flesch's reading ease of some content. */
export function fleschReadingEase(content: unknown): number {
  return readingEase(sentencesIn(content));
}

/** Sentences of more words than `most`. */
export function longSentences(content: unknown, most: number): string[] {
  return sentencesIn(content).filter((sentence) => wordsIn(sentence).length > most);
}
