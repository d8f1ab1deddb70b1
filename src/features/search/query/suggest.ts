import { stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { listedStems, stopWords } from '../index/terms.ts';

/** Shorter words become other words, shorter beginnings match too many. */
const minLetters = { corrected: 6, beginning: 4, stem: 7 } as const;
/** Returns whether one slip makes one word of the other: a letter more, less, changed or swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, other] = [typed.slice(at), meant.slice(at)];
  const swapped = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  const forms = [rest.slice(1), swapped];
  return forms.includes(other) || other.slice(1) === rest || other.slice(1) === rest.slice(1);
}

/** Returns whether a misspelt word is meant for a stem, or has it before a misspelt ending: 'prescripton'. */
const isMisspelt = (typed: string, stem: string) =>
  isOneSlip(typed, stem) || (stem.length >= minLetters.stem && typed.startsWith(stem));

const listed = [...listedStems.values(), ...stopWords.values()];

/** Creates the function that suggests a stem or stop word for an unknown word: misspelt or unfinished. */
export function createSuggest(terms: ReadonlyMap<string, unknown>, language: Language) {
  /** Suggestions begin with the first letter that was typed. */
  let byLetter: Map<string | undefined, string[]> | undefined;

  return function suggest(word: string): string | undefined {
    const isKnown = Object.values(stemsOf(word)).some(
      (stem) => terms.has(stem) || listed.some((stems) => stems.has(stem)),
    );
    if (isKnown || /\d/.test(word)) return undefined;
    byLetter ??= Map.groupBy(
      [...terms.keys(), ...listed.flatMap((stems) => [...stems])],
      ([letter]) => letter,
    );
    const typed = stemIn(language, word);
    const near =
      byLetter.get(typed[0])?.filter(({ length }) => length >= minLetters.beginning) ?? [];
    const isLong = word.length >= minLetters.corrected;
    const misspelt = near.find((stem) => isLong && isMisspelt(typed, stem));
    if (misspelt || typed.length < minLetters.beginning) return misspelt;
    return near.filter((stem) => stem.startsWith(typed)).sort((a, b) => a.length - b.length)[0];
  };
}
