import { type FoundWord, findWords } from '../../../messages/fold-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { termOfConcept, termOfSwahili } from '../index/terms.ts';
import { findConcepts } from './find-concepts.ts';
import type { QueryWord } from './read-query.ts';

export interface SentencePart {
  text: string;
  matches: boolean;
}

/** Maximum characters of a sentence, cut around the first match. */
const maxCharacters = 220;

/** Returns the words of a sentence that match the query. */
function matchesIn(sentence: string, query: readonly QueryWord[]): FoundWord[] {
  const terms = new Set(query.flatMap(({ variants }) => variants.map(({ term }) => term)));
  const words = findWords(sentence);
  const stems = words.map(({ word }) => stemEnglish(word));
  const inConcepts = new Set(
    findConcepts(stems)
      .filter(({ concept }) => terms.has(termOfConcept(concept)))
      .flatMap(({ start, length }) => Array.from({ length }, (_, index) => start + index)),
  );
  return words.filter(
    ({ word }, index) =>
      terms.has(stems[index] ?? '') || terms.has(termOfSwahili(word)) || inConcepts.has(index),
  );
}

/** Cuts a long sentence at word boundaries around index `at`, with '…' at each cut. */
function clip(sentence: string, at: number): string {
  if (sentence.length <= maxCharacters) return sentence;
  const from = at < maxCharacters - 60 ? 0 : sentence.lastIndexOf(' ', at - 40) + 1;
  const end = sentence.length - from <= maxCharacters ? sentence.length : from + maxCharacters;
  const to = end === sentence.length ? end : Math.max(sentence.lastIndexOf(' ', end), from + 1);
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
}

/** Splits a sentence into matching and other parts. A long one is cut, unless `isWhole` is true. */
export function markSentence(
  sentence: string,
  query: readonly QueryWord[],
  isWhole = false,
): SentencePart[] {
  const [first] = matchesIn(sentence, query);
  const shown = isWhole ? sentence : clip(sentence, first?.start ?? 0);
  const parts: SentencePart[] = [];
  let done = 0;
  for (const { start, end } of matchesIn(shown, query)) {
    const between = shown.slice(done, start);
    const last = parts.at(-1);
    // adjacent matches become one
    if (last?.matches && /^[\s-]*$/.test(between)) last.text += shown.slice(done, end);
    else {
      if (between) parts.push({ text: between, matches: false });
      parts.push({ text: shown.slice(start, end), matches: true });
    }
    done = end;
  }
  const rest = shown.slice(done);
  return rest ? [...parts, { text: rest, matches: false }] : parts;
}
