import { wordsOf } from '../../../messages/fold-words.ts';
import { stemEnglish, stemSwahili } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { findConcepts } from '../query/find-concepts.ts';

/** How terms that are no English stems are called: a meaning, and a Swahili stem. */
export const termOfConcept = (concept: string) => `~${concept}`;
export const isTermOfConcept = (term: string) => term.startsWith('~');
export const termOfSwahili = (word: string) => `+${stemSwahili(word)}`;

/** The terms of a text: stems, meanings, hyphened words as one ('X-ray' is 'xray'), Swahili stems. */
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
