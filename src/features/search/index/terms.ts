import { wordsOf } from '../../../messages/fold-words.ts';
import { stemEnglish, stemSwahili } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { findConcepts } from '../query/find-concepts.ts';

/** Prefixes distinguish concepts ('~') and Swahili stems ('+') from English stems. */
export const termOfConcept = (concept: string) => `~${concept}`;
export const termOfSwahili = (word: string) => `+${stemSwahili(word)}`;

/** Returns the terms of a text: English stems, concepts and Swahili stems. */
export function termsOf(text: string, language: Language): string[] {
  const words = wordsOf(text);
  const stems = words.map(stemEnglish);
  return [
    ...stems,
    ...findConcepts(stems).map(({ concept }) => termOfConcept(concept)),
    ...(language === 'sw' ? words.map(termOfSwahili) : []),
  ];
}
