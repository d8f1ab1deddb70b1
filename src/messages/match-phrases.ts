import { defaultLanguage, type Language } from '../site/languages.ts';
import { wordsOf } from './fold-words.ts';
import { listedWords } from './listed-words.ts';
import { isSlip } from './slips.ts';
import { stemEnglish, stemsOf, swahiliVerbForm } from './stem-words.ts';

/** A word or phrase of a list, prepared for matching. */
export interface Phrase {
  language: Language;
  /** A stem also matches other forms of the word. */
  words: readonly { word: string; stem?: string }[];
  /** Ignored if the text also has a calming word. */
  guarded: boolean;
}

/** Shorter words have no stem, because they may become other words: 'fit' and 'fits', 'pepe' and 'pep'. */
const minStemmedLength = 5;

/** Parses a line of a list into phrases. */
export function parsePhrases(line: string, language: Language): Phrase[] {
  return listedWords(line).map(({ text, guarded }) => {
    const isFixed = text.startsWith('=');
    const stemOf = language === defaultLanguage ? stemEnglish : swahiliVerbForm;
    const words = wordsOf(text).map((word) => {
      const stem = isFixed || word.length < minStemmedLength ? undefined : stemOf(word);
      return { word, ...(stem && { stem }) };
    });
    return { language, words, guarded };
  });
}

/** Neighbouring words of a text. */
export interface WordWindow {
  written: ReadonlySet<string>;
  /** The words, their English stems and the forms of Swahili verbs. */
  stems: ReadonlySet<string>;
  /** Words that no list has and that may be misspelt. */
  unknown: readonly string[];
}

/** Words in a window. Words further apart are not one phrase. */
const windowSize = 12;

/** Splits a text into overlapping windows. A search query fits into one. */
export function wordWindows(text: string, isKnown: (word: string) => boolean): WordWindow[] {
  const words = wordsOf(text);
  const starts = [0];
  for (let at = windowSize / 2; at + windowSize / 2 < words.length; at += windowSize / 2) {
    starts.push(at);
  }
  return starts.map((start) => {
    const written = words.slice(start, start + windowSize);
    return {
      written: new Set(written),
      stems: new Set([...written, ...written.flatMap(stemsOf)]),
      unknown: written.filter((word) => !isKnown(word)),
    };
  });
}

/**
 * Returns the number of misspelt words of a phrase in a window, or undefined if it is not there. Only
 * English is corrected: in Swahili one letter makes another verb.
 */
export function countSlips(
  { language, words }: Phrase,
  { written, stems, unknown }: WordWindow,
): number | undefined {
  let slips = 0;
  for (const { word, stem } of words) {
    if (written.has(word) || (stem && stems.has(stem))) continue;
    if (language !== defaultLanguage) return undefined;
    if (!unknown.some((typed) => isSlip(typed, word, words.length > 1))) return undefined;
    slips += 1;
  }
  return slips;
}

/** Returns whether a window has any of the phrases, spelt as in its list. */
export function hasAny(phrases: readonly Phrase[], { written }: WordWindow): boolean {
  return phrases.some(({ words }) => words.every(({ word }) => written.has(word)));
}
