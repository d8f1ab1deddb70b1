import { pictureNames } from '../../../src/facts/media/picture-names.ts';
import { routes } from '../../../src/site/routes.ts';
import { dangerSignWords } from '../../../src/words/en/clinical/danger-sign-words.ts';

/** Addresses in a text, link targets and placeholders. */
const fixed = /(\]\([^)]*\)|\{\w+\}|https?:\/\/\S+|\S+@\S+)/;

/** Vowels of a word that are doubled: other languages have more words, seldom much longer ones. */
const mostDoubled = 3;

function pseudoWord(word: string): string {
  let doubled = 0;
  return word.replace(/[aeiouy]/gi, (vowel) => {
    const accented = `${vowel}\u0301`.normalize();
    doubled += 1;
    return doubled > mostDoubled ? accented : accented + accented.toLowerCase();
  });
}

/** Returns a text in en-XA: English with accents, and about a third longer. */
function pseudoText(text: string): string {
  return text
    .split(fixed)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]+/gi, pseudoWord)))
    .join('');
}

const names = new Set<string>([
  ...Object.keys(routes),
  ...Object.keys(dangerSignWords),
  ...pictureNames,
]);
/** Fields whose text is an identifier. */
const identifiers =
  /^(?:id|href|icon|kind|picture|section|group|slug|route|category|author|to|published|modified|departments|url|tone)$/;

/** Returns words in en-XA. Identifiers and figures do not change. */
export function pseudoWords<Words>(words: Words, field = ''): Words {
  if (identifiers.test(field)) return words;
  if (typeof words === 'string') {
    if (field === 'target') return words;
    return (names.has(words) && field !== 'tags' ? words : pseudoText(words)) as Words;
  }
  if (typeof words === 'function') {
    return ((...input: unknown[]) => pseudoWords(words(...input))) as Words;
  }
  if (Array.isArray(words)) return words.map((each) => pseudoWords(each, field)) as Words;
  if (typeof words !== 'object' || words === null || words instanceof Set || words instanceof Map) {
    return words;
  }
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, pseudoWords(value, key)]),
  ) as Words;
}
