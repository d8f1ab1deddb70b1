import { type EmergencyTopic, searchWordsByLanguage } from '../../../locales/search-words.ts';
import { wordsOf } from '../../../messages/fold-words.ts';
import { createMatchEmergencies } from '../../../messages/match-emergencies.ts';
import type { EmergencyHint } from '../../../models/search-answer.ts';
import type { Language } from '../../../site/languages.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { emergencySteps, placeOfSteps } from './emergency-places.ts';

/** Maximum links: more would hide the one that counts. */
const mostHints = 3;

/** The emergencies that a text may speak of, the most likely first; empty if it is calm. */
export const matchEmergencies = createMatchEmergencies(searchWordsByLanguage);

/** The words of the lists of danger. */
export const wordsOfDanger: ReadonlySet<string> = new Set(
  Object.values(searchWordsByLanguage).flatMap(({ emergencyWords }) =>
    Object.values(emergencyWords).flatMap(wordsOf),
  ),
);

/** A hint with the emergency that it is for. */
export interface FoundHint extends EmergencyHint {
  topic: EmergencyTopic;
}

/** The first aid for what a text may speak of, the most likely first. */
export type FindEmergencies = (text: string, reader: Language) => FoundHint[];

/** Finds where the pages of an index explain what to do in the emergencies of a text. */
export function createFindEmergencies(index: SearchIndex): FindEmergencies {
  return function findEmergencies(text, reader) {
    const hints = new Map<string, FoundHint>();
    for (const { topic, language } of matchEmergencies(text, reader)) {
      const found = emergencySteps[topic].flatMap(
        (steps) => placeOfSteps(index, steps, language) ?? [],
      );
      // a frightened visitor should not have to translate
      const isOwn = (hint: EmergencyHint) => Number(hint.language === language);
      for (const hint of found.sort((one, other) => isOwn(other) - isOwn(one))) {
        if (!hints.has(hint.address)) hints.set(hint.address, { ...hint, topic });
      }
    }
    return [...hints.values()].slice(0, mostHints);
  };
}
