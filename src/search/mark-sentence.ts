import { findConcepts } from './find-concepts.ts';
import { findWords } from './fold-words.ts';
import { termOfConcept, termOfSwahili } from './postings.ts';
import type { QueryWord } from './read-query.ts';
import { stemEnglish } from './stem-words.ts';

export interface SentencePart {
  text: string;
  matches: boolean;
}

/** A sentence is shown to this many characters, from the part of it that answers. */
const longest = 220;

/** Where words of a sentence answer the query, and how much of the query they answer together. */
function matchesIn(sentence: string, query: readonly QueryWord[]) {
  const words = findWords(sentence);
  const stems = words.map(({ word }) => stemEnglish(word));
  const concepts = findConcepts(stems);
  const matching = new Set<number>();
  let answered = 0;
  for (const { variants } of query) {
    let best = 0;
    for (const { term, weight } of variants) {
      const found = [
        ...stems.flatMap((stem, index) => (stem === term ? [index] : [])),
        ...(term.startsWith('+')
          ? words.flatMap(({ word }, index) => (termOfSwahili(word) === term ? [index] : []))
          : []),
        ...concepts
          .filter(({ concept }) => termOfConcept(concept) === term)
          .flatMap(({ start, length }) => Array.from({ length }, (_, index) => start + index)),
      ];
      for (const index of found) matching.add(index);
      if (found.length > 0) best = Math.max(best, weight);
    }
    answered += best;
  }
  return { answered, places: words.filter((_, index) => matching.has(index)) };
}

/** The sentence of these that answers most of the query; the first where none answers. */
export function bestSentence(
  sentences: readonly string[],
  query: readonly QueryWord[],
): string | undefined {
  let best = sentences[0];
  let most = 0;
  for (const sentence of sentences) {
    const { answered } = matchesIn(sentence, query);
    if (answered <= most) continue;
    most = answered;
    best = sentence;
  }
  return best;
}

/** Cuts a long sentence at words around `at`, with dots where something was left out. */
function clip(sentence: string, at: number): string {
  if (sentence.length <= longest) return sentence;
  const from = at < longest - 60 ? 0 : sentence.lastIndexOf(' ', at - 40) + 1;
  const end = sentence.length - from <= longest ? sentence.length : from + longest;
  const to = end === sentence.length ? end : Math.max(sentence.lastIndexOf(' ', end), from + 1);
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
}

/** A sentence in parts, those that answer the query marked; cut where it is long. */
export function markSentence(sentence: string, query: readonly QueryWord[]): SentencePart[] {
  const [first] = matchesIn(sentence, query).places;
  const shown = clip(sentence, first?.start ?? 0);
  const parts: SentencePart[] = [];
  let done = 0;
  for (const { start, end } of matchesIn(shown, query).places) {
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
