import { type EmergencyTopic, searchWordsByLanguage } from '../../../locales/search-words.ts';
import { wordsOf } from '../../../messages/fold-words.ts';
import { createMatchEmergencies } from '../../../messages/match-emergencies.ts';
import type { EmergencyHint } from '../../../models/search-answer.ts';
import type { Language } from '../../../site/languages.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { resolveSection } from '../index/section-reference.ts';
import { firstAidSections } from './first-aid-sections.ts';

/** Maximum number of links: more would hide the important one. */
const maxHints = 3;

/** Returns the emergencies that a text may describe, most likely first; empty if there are none. */
export const matchEmergencies = createMatchEmergencies(searchWordsByLanguage);

/** All words in the emergency word lists. */
export const emergencyVocabulary: ReadonlySet<string> = new Set(
  Object.values(searchWordsByLanguage).flatMap(({ emergencyWords }) =>
    Object.values(emergencyWords).flatMap(wordsOf),
  ),
);

/** A first-aid link with its emergency topic. */
export interface FoundHint extends EmergencyHint {
  topic: EmergencyTopic;
  isSure: boolean;
}

/**
 * Creates the function that finds first-aid links for the emergencies in a text, most likely first.
 */
export function createFindEmergencies(index: SearchIndex) {
  return function findEmergencies(text: string, reader: Language): FoundHint[] {
    const hints = new Map<string, FoundHint>();
    for (const { topic, language, isSure } of matchEmergencies(text, reader)) {
      const found = firstAidSections[topic].flatMap(
        (reference) => resolveSection(index, reference, language) ?? [],
      );
      for (const hint of found) {
        if (!hints.has(hint.address)) hints.set(hint.address, { ...hint, topic, isSure });
      }
    }
    return [...hints.values()].slice(0, maxHints);
  };
}
