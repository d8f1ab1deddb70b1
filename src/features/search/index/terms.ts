import { wordsOf } from '../../../messages/fold-words.ts';
import { stemEnglish, stemSwahili } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { findConcepts } from '../query/find-concepts.ts';

/** Prefixes distinguish concepts ('~') and Swahili stems ('+') from English stems. */
export const termOfConcept = (concept: string) => `~${concept}`;
export const isTermOfConcept = (term: string) => term.startsWith('~');
export const termOfSwahili = (word: string) => `+${stemSwahili(word)}`;

/**
 * Returns the terms of a text: English stems, joined hyphenated words ('X-ray' is 'xray'), concepts
 * and Swahili stems.
 */
export function termsOf(text: string, language: Language): string[] {
  const words = wordsOf(text);
  const stems = words.map(stemEnglish);
  const joined = (text.match(/\p{L}+-\p{L}+/gu) ?? []).flatMap((pair) =>
    wordsOf(pair.replace('-', '')),
  );
  return [
    ...stems,
    ...joined.map(stemEnglish),
    ...findConcepts(stems).map(({ concept }) => termOfConcept(concept)),
    ...(language === 'sw' ? words.map(termOfSwahili) : []),
  ];
}
