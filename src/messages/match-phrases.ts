import { defaultLanguage, type Language } from '../site/languages.ts';
import { wordsOf } from './fold-words.ts';
import { listedWords } from './listed-words.ts';
import { isSlip } from './slips.ts';
import { stemEnglish } from './stem-words.ts';

/** A word or phrase of a list, ready to compare. */
export interface Phrase {
  language: Language;
  /** With the stem that matches other forms of the word, if any may. */
  words: readonly { word: string; stem?: string }[];
  /** Ignored beside a calm word. */
  guarded: boolean;
}

/** Shorter words have other words as forms: 'fit' is no 'fits', 'pepe' no 'pep'. */
const shortestStemmed = 5;

/** The phrases of a line of a list. */
export function phrasesOf(line: string, language: Language): Phrase[] {
  return listedWords(line).map(({ text, guarded }) => {
    const isFixed = language !== defaultLanguage || text.startsWith('=');
    const words = wordsOf(text).map((word) =>
      isFixed || word.length < shortestStemmed ? { word } : { word, stem: stemEnglish(word) },
    );
    return { language, words, guarded };
  });
}

/** Some neighbouring words of a text. */
export interface WordsInView {
  written: ReadonlySet<string>;
  /** The words and their English stems. */
  stems: ReadonlySet<string>;
  /** Words that no list has, so they may be misspelt. */
  unknown: readonly string[];
}

/** Words in view together: a phrase further apart says something else. */
const wordsInView = 12;

/** The words of a text, a few neighbours at a time. A search query fits into one view. */
export function viewsOf(text: string, isKnown: (word: string) => boolean): WordsInView[] {
  const words = wordsOf(text);
  const starts = [0];
  for (let at = wordsInView / 2; at + wordsInView / 2 < words.length; at += wordsInView / 2) {
    starts.push(at);
  }
  return starts.map((start) => {
    const written = words.slice(start, start + wordsInView);
    return {
      written: new Set(written),
      stems: new Set([...written, ...written.map(stemEnglish)]),
      unknown: written.filter((word) => !isKnown(word)),
    };
  });
}

/**
 * The number of misspelt words of a phrase in these words, or undefined if they don't contain it.
 * Only English is matched by stem or corrected: one letter makes another verb in Swahili.
 */
export function slipsIn(
  { language, words }: Phrase,
  { written, stems, unknown }: WordsInView,
): number | undefined {
  let slips = 0;
  for (const { word, stem } of words) {
    if (written.has(word)) continue;
    if (language !== defaultLanguage) return undefined;
    if (stem !== undefined && stems.has(stem)) continue;
    if (!unknown.some((typed) => isSlip(typed, word, words.length > 1))) return undefined;
    slips += 1;
  }
  return slips;
}

/** Whether any of the phrases is in these words, as it is written in its list. */
export const hasAny = (phrases: readonly Phrase[], { written }: WordsInView) =>
  phrases.some(({ words }) => words.every(({ word }) => written.has(word)));
