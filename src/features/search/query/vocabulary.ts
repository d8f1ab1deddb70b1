import { stemEnglish, stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { conceptStems } from '../index/find-concepts.ts';
import { isStem } from '../index/terms.ts';

/** Shorter words become other words, shorter beginnings match too many. */
const minLetters = { corrected: 6, beginning: 4 } as const;
const maxSuggestions = 8;
/** A verb with subject and tense, 'amekatwa': with one letter changed it is another verb. */
const swahiliVerb = /^(?:a|ni|wa|u|i|li|ya|zi|ki|vi|tu)me[a-z]{3,}[aeiou]$/;

/** Returns whether one slip makes one word of the other: a letter after the first more, less, changed or swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  const [long, short] = typed.length < meant.length ? [meant, typed] : [typed, meant];
  if (long.length - short.length > 1 || long[0] !== short[0]) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const [rest, other] = [long.slice(at), short.slice(at)];
  if (rest.length > other.length) return rest.slice(1) === other;
  const swapped = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  return rest.slice(1) === other.slice(1) || swapped === other;
}

/** Returns whether a misspelt ending hides a long stem: 'prescripton'. */
const isStemOf = (stem: string, typed: string) => stem.length >= 7 && typed.startsWith(stem);

/** Creates the function that suggests stems for a word that is not among these terms: misspelt or unfinished. */
export function createSuggest(terms: readonly string[], language: Language) {
  const stems = new Set([...terms.filter(isStem), ...conceptStems]);

  return function suggest(word: string): string[] {
    const typed = stemIn(language, word);
    if (
      Object.values(stemsOf(word)).some((stem) => stems.has(stem)) ||
      swahiliVerb.test(word) ||
      /\d/.test(word)
    )
      return [];
    const all = [...stems].filter(({ length }) => length >= minLetters.beginning);
    const corrected =
      typed.length < minLetters.corrected
        ? []
        : all.filter((stem) => isOneSlip(typed, stem) || isStemOf(stem, typed));
    const completed =
      typed.length < minLetters.beginning || typed !== stemEnglish(word)
        ? []
        : all.filter((stem) => stem.startsWith(typed)).sort((a, b) => a.length - b.length);
    return [...new Set([...corrected, ...completed])].slice(0, maxSuggestions);
  };
}
