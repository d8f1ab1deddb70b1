import { findWords } from '../../../messages/fold-words.ts';
import type { ResultLine } from '../../../messages/search-answer.ts';
import { stemEnglish, stemIn, stemsOf } from '../../../messages/stem-words.ts';
import { findConcepts } from '../index/find-concepts.ts';
import { termOfConcept } from '../index/terms.ts';
import type { QueryWord } from './read-query.ts';

/** Maximum characters of a sentence, cut around the first match, and those before the match. */
const maxCharacters = 220;
const charactersBefore = 40;

/** Returns the words of a sentence that were typed: their stems or their translations. */
function matchesIn(sentence: string, query: readonly QueryWord[]) {
  const terms = new Set(query.flatMap(({ marked }) => [...marked]));
  const words = findWords(sentence);
  const stems = words.map(({ word }) => stemEnglish(word));
  const concepts = findConcepts(words.map(({ word }) => stemsOf(word))).filter(({ concept }) =>
    terms.has(termOfConcept(concept)),
  );
  return words.filter(
    ({ word }, at) =>
      terms.has(stems[at] ?? '') ||
      terms.has(stemIn('sw', word)) ||
      concepts.some(({ start, length }) => start <= at && at < start + length),
  );
}

/** Cuts a long sentence at word boundaries around index `at`, with '…' at each cut. */
export function clip(sentence: string, at = 0): string {
  if (sentence.length <= maxCharacters) return sentence;
  const latest = sentence.length - maxCharacters;
  const before = at - charactersBefore;
  const from =
    (before < latest ? sentence.lastIndexOf(' ', before) : sentence.indexOf(' ', latest - 1)) + 1;
  const end = from + maxCharacters;
  const to =
    end >= sentence.length ? sentence.length : Math.max(sentence.lastIndexOf(' ', end), from + 1);
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
}

/** Splits a sentence into matching and other parts. A long one is cut, unless `isWhole` is true. */
export function markSentence(
  sentence: string,
  query: readonly QueryWord[],
  isWhole = false,
): ResultLine {
  const shown = isWhole ? sentence : clip(sentence, matchesIn(sentence, query)[0]?.start ?? 0);
  const parts: { text: string; matches: boolean }[] = [];
  let done = 0;
  for (const { start, end } of matchesIn(shown, query)) {
    const between = shown.slice(done, start);
    const last = parts.at(-1);
    // adjacent matches become one
    if (last && /^[\s-]*$/.test(between)) last.text += shown.slice(done, end);
    else
      parts.push(
        { text: between, matches: false },
        { text: shown.slice(start, end), matches: true },
      );
    done = end;
  }
  return [...parts, { text: shown.slice(done), matches: false }].filter(({ text }) => text);
}
