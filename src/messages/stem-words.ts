import { stemmer } from 'stemmer';
import type { Language } from '../site/languages.ts';

/**
 * Returns the stem of an English word (Porter's algorithm), the same for 'visits', 'visiting' and 'visited', and
 * for 'haemorrhage' and 'hemorrhage'.
 */
export const stemEnglish = (word: string): string =>
  // 'AIDS' is not 'first aid'
  word.length < 4 || word === 'aids' ? word : stemmer(word.replace(/[ao]e/g, 'e'));

/** Swahili subject and tense, which begin a verb: 'li-na-uma', 'wa-me-pata', 'haja-anza', and 'hu-' of habits. */
const verbPrefix =
  /^(?:(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi)(?:na|me|li|ta|ki)|(?:si|ha|hatu|ham|hawa|hai)ja|nina|nime|hu(?=.{4}))(?=.{3})/;
/** A wish, 'ni-punguz-e', or the negative, 'ha-pat-i': the verb without them ends in 'a'. */
const wishOrNot =
  /^(?:(?:ni|tu|a|u)([a-z]{3,})e|(?:si|ha|hatu|ham|hawa|hai|haya|hazi)([a-z]{2,})i)$/;
/** Prefixes of nouns, of adjectives and of the infinitive. */
const prefixes = /^(?:wa|ki|vi|ku(?:m(?=[^aeiou].{3}))?|na|mi|m(?=[^aeiou])|u)(?=.{4})/;

/** Returns a Swahili word without prefixes: 'toto' for 'mtoto' and 'watoto', 'uma' for 'linauma' and 'yanauma'. */
export function stemSwahili(word: string): string {
  const [, wished, denied] = wishOrNot.exec(word) ?? [];
  const verb = wished ?? denied;
  if (verb) return `${verb}a`.replace(prefixes, '');
  const bare = word.replace(verbPrefix, '');
  return bare === word ? word.replace(prefixes, '') : bare;
}

/** Returns the stem of a word in each language. */
export const stemsOf = (word: string) => ({ en: stemEnglish(word), sw: stemSwahili(word) });

/** Returns the stem of a word in a language. */
export const stemIn = (language: Language, word: string): string => stemsOf(word)[language];
