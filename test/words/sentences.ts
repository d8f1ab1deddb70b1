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
    .filter((sentence) => splitWords(sentence).length >= 4);
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}'-]+/gu) ?? [];
}

/** Sentences of more words than `most`. */
export function longSentences(content: unknown, most: number): string[] {
  return sentencesIn(content).filter((sentence) => splitWords(sentence).length > most);
}
