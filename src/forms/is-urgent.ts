import { queryLimits, wordsOf } from '../search/fold-words.ts';
import { editDistance } from '../search/near-words.ts';
import { stemEnglish } from '../search/stem-words.ts';
import { listedWords } from '../words/listed-words.ts';
import { choosesEmergency, type FormValues } from './form-definition.ts';

/** The search's words of danger in one language: its module 'search-emergencies'. */
interface DangerWords {
  emergencyWords: Readonly<Record<string, string>>;
  calmWords: string;
}

/** Says whether a form's values have to be answered with "call now". */
export type IsUrgent = (values: FormValues) => boolean;

/** The other words of a phrase are at most this far from its first, as in the longest search. */
const phraseReach = queryLimits.words - 1;
/** A message has many words, so only a close one makes a guarded word calm ('blood test'). */
const calmReach = 4;
/** A word this long counts with one letter wrong ('breathng'). */
const shortestMisspelt = 8;
/** Ordinary words that are one letter away from a danger word. */
const neverMisspelt = new Set(['attached']);

const isWithin = (reach: number, from: number) => (at: number) => Math.abs(at - from) <= reach;

/** The positions of each word in a message, also under its stem and the danger word it may mean. */
function positionsOf(words: readonly string[], meantBy: (word: string) => string | undefined) {
  const positions = new Map<string, number[]>();
  const add = (form: string, at: number) => {
    const known = positions.get(form);
    if (known) known.push(at);
    else positions.set(form, [at]);
  };
  const formsOf = new Map<string, ReadonlySet<string>>();
  for (const [at, word] of words.entries()) {
    let forms = formsOf.get(word);
    if (!forms) {
      const meant = meantBy(word) ?? word;
      forms = new Set([word, meant, stemEnglish(word), stemEnglish(meant)]);
      formsOf.set(word, forms);
    }
    for (const form of forms) add(form, at);
  }
  return positions;
}

/**
 * Reads messages with the words of danger of every language: people write in either, whatever the
 * page's. English words may have one wrong letter, Swahili ones may not, since one letter makes
 * another verb. In doubt it says yes, because the answer blocks nothing. The server and the browser
 * decide by this one function.
 */
export function createIsUrgent(words: Readonly<{ en: DangerWords; sw: DangerWords }>): IsUrgent {
  const lists = Object.values(words);
  const phrases = lists.flatMap(({ emergencyWords }) =>
    Object.values(emergencyWords).flatMap((line) =>
      listedWords(line).map(({ text, guarded }) => ({ forms: wordsOf(text), guarded })),
    ),
  );
  const calm = new Set(
    lists.flatMap(({ calmWords }) => listedWords(calmWords).map(({ text }) => text)),
  );
  const longWords = Object.values(words.en.emergencyWords)
    .flatMap(wordsOf)
    .filter((word) => word.length >= shortestMisspelt);

  function meantBy(word: string): string | undefined {
    if (word.length < shortestMisspelt - 1 || neverMisspelt.has(word)) return undefined;
    return longWords.find((meant) => meant[0] === word[0] && editDistance(word, meant, 1) < 2);
  }

  return function isUrgent(values) {
    if (choosesEmergency(values)) return true;
    // a name may be a word of danger too: 'Burns'
    const typed = wordsOf(`${values.subject ?? ''}\n${values.message ?? ''}`);
    const positions = positionsOf(typed, meantBy);
    const calmAt = [...typed.keys()].filter((at) => calm.has(typed[at] ?? ''));
    return phrases.some(({ forms, guarded }) => {
      const found = forms.map(
        (form) => positions.get(form) ?? positions.get(stemEnglish(form)) ?? [],
      );
      return found[0]?.some(
        (at) =>
          found.every((others) => others.some(isWithin(phraseReach, at))) &&
          !(guarded && calmAt.some(isWithin(calmReach, at))),
      );
    });
  };
}
