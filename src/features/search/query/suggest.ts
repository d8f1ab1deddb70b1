import { stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { listedStems, stopWords } from '../index/terms.ts';

/** Letters of the shortest word that is corrected, and of the shortest stem that a misspelt ending may follow. */
const minLetters = { word: 6, stem: 7 } as const;

/**
 * Returns whether a misspelt word is meant for a stem: after one slip (a letter more, less, changed or swapped),
 * or with a misspelt ending: 'prescripton'.
 */
function isMeant(typed: string, stem: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === stem[at]) at += 1;
  const [rest, meant] = [typed.slice(at), stem.slice(at)];
  const swapped = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  const isSlip = [rest, rest.slice(1)].includes(meant.slice(1)) || rest.slice(1) === meant;
  return isSlip || swapped === meant || (meant === '' && at >= minLetters.stem);
}

const listed = [...listedStems.values(), ...stopWords.values()];

/** Creates the function that suggests a stem or stop word for a misspelt word. */
export function createSuggest(terms: ReadonlyMap<string, unknown>, language: Language) {
  /** Suggestions begin with the first letter that was typed. */
  let byLetter: Map<string | undefined, string[]> | undefined;

  return function suggest(word: string): string | undefined {
    const isKnown = Object.values(stemsOf(word)).some((stem) =>
      [terms, ...listed].some((stems) => stems.has(stem)),
    );
    if (isKnown || word.length < minLetters.word || /\d/.test(word)) return undefined;
    byLetter ??= Map.groupBy(
      [terms, ...listed].flatMap((stems) => [...stems.keys()]),
      ([letter]) => letter,
    );
    const typed = stemIn(language, word);
    return byLetter.get(typed[0])?.find((stem) => isMeant(typed, stem));
  };
}
