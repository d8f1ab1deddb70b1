import { stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { OpenIndex } from '../index/open-index.ts';
import { listedTerms } from '../index/terms.ts';

/** Letters of the shortest word that is corrected, and of the shortest stem that a misspelt ending may follow. */
const minLetters = { word: 6, stem: 7 } as const;

/**
 * Returns whether a misspelt word is meant for a stem: after one slip (a letter more, less, changed or swapped),
 * or with a misspelt ending: 'prescripton'. Its first letter is right.
 */
function isMeant(typed: string, stem: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === stem[at]) at += 1;
  if (at === 0) return false;
  const [rest, meant] = [typed.slice(at), stem.slice(at)];
  const swapped = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  const isSlip = [rest, rest.slice(1)].includes(meant.slice(1)) || rest.slice(1) === meant;
  return isSlip || swapped === meant || (meant === '' && at >= minLetters.stem);
}

/** Suggests a stem or stop word for a misspelt word. */
export function suggest(word: string, { terms, language }: OpenIndex): string | undefined {
  const known = [terms, ...listedTerms.values()];
  const own = [word, ...Object.values(stemsOf(word))];
  const isKnown = own.some((each) => known.some((all) => all.has(each)));
  if (isKnown || word.length < minLetters.word || /\d/.test(word)) return undefined;
  const typed = stemIn(language, word);
  return known.flatMap((all) => [...all.keys()]).find((stem) => isMeant(typed, stem));
}
