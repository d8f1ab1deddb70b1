import { type FoundWord, findWords } from '../../../messages/fold-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { termOfConcept, termOfSwahili } from '../index/terms.ts';
import { findConcepts } from './find-concepts.ts';
import type { QueryWord } from './read-query.ts';

export interface SentencePart {
  text: string;
  matches: boolean;
}

/** A sentence is shown to this many characters, from the part of it that answers. */
const longest = 220;

/** Where words of a sentence answer the query. */
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

/** Cuts a long sentence at words around `at`, with dots where something was left out. */
function clip(sentence: string, at: number): string {
  if (sentence.length <= longest) return sentence;
  const from = at < longest - 60 ? 0 : sentence.lastIndexOf(' ', at - 40) + 1;
  const end = sentence.length - from <= longest ? sentence.length : from + longest;
  const to = end === sentence.length ? end : Math.max(sentence.lastIndexOf(' ', end), from + 1);
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
}

/**
 * A sentence in parts, those that answer the query marked; cut where it is long, unless it must be
 * whole.
 */
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
    // neighbours become one mark
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
