import type { Language } from '../site/languages.ts';

/** English plural and verb endings, longest first, with their replacements. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^siu])s$/, '$1'],
];

/** Words that look like a plural and are not. */
const notPlurals = new Set(['aids', 'always', 'diabetes', 'rabies']);

const verbEnding = /(?:ing|ed|ly|ion|or)$/;

/**
 * Returns the stem of an English word, the same for 'visits', 'visiting' and 'visited'. Swahili words
 * stay almost unchanged. Never cuts a word to fewer than three letters.
 */
export function stemEnglish(word: string): string {
  if (word.length < 4 || /\d/.test(word) || notPlurals.has(word)) return word;
  // one spelling for British and American English
  let stem = word
    .replace(/[ao]e/g, 'e')
    .replace(/our/g, 'or')
    .replace(/is(e|ing|ed|ation)$/, 'iz$1');
  for (const [ending, replacement] of endings) {
    if (!ending.test(stem)) continue;
    stem = stem.replace(ending, replacement);
    break;
  }
  const bare = stem.replace(verbEnding, '');
  if (bare.length >= 4 && /[aeiouy]/.test(bare)) stem = bare.replace(/([^aeiouls])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}

/** Swahili subject and tense, which begin a verb: 'li-na-uma', 'wa-me-pata', 'haja-anza', and 'hu-' of habits. */
const verbPrefix =
  /^(?:(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi)(?:na|me|li|ta|ki)|(?:si|ha|hatu|ham|hawa|hai)ja|nina|nime|hu(?=.{4}))(?=.{3})/;
/** A wish, 'ni-punguz-e', or the negative, 'ha-pat-i': the verb without them ends in 'a'. */
const wishOrNot =
  /^(?:(?:ni|tu|a|u)([a-z]{3,})e|(?:si|ha|hatu|ham|hawa|hai|haya|hazi)([a-z]{2,})i)$/;
/** Prefixes of nouns, of adjectives and of the infinitive. */
const prefixes = /^(?:wa|ki|vi|ku(?:m(?=[^aeiou].{3}))?|na|mi|m(?=[^aeiou])|u)(?=.{4})/;

/** Removes Swahili prefixes: 'toto' for 'mtoto' and 'watoto', 'uma' for 'linauma' and 'yanauma'. */
export function stemSwahili(word: string, stem = stemEnglish(word)): string {
  const [, wished, denied] = wishOrNot.exec(word) ?? [];
  const verb = wished ?? denied;
  if (verb) return `${verb}a`.replace(prefixes, '');
  const bare = stem.replace(verbPrefix, '');
  return bare === stem ? stem.replace(prefixes, '') : bare;
}

/** The stem of a word in each language. */
export type Stems = Readonly<Record<Language, string>>;

/** Returns the stem of a word in each language; in Swahili without prefixes. */
export function stemsOf(word: string): Stems {
  const en = stemEnglish(word);
  return { en, sw: stemSwahili(word, en) };
}

/** Returns the stem of a word in a language. */
export const stemIn = (language: Language, word: string): string => stemsOf(word)[language];
