import type { Language } from '../languages.ts';
import { languageNames } from '../languages.ts';
import { type EmergencyTopic, listedWords, searchWordsByLanguage } from '../words/search-words.ts';
import { emergencySteps, placeOfSteps } from './emergency-places.ts';
import { wordsOf, wordsOfQuery } from './fold-words.ts';
import { createNearWords } from './near-words.ts';
import type { EmergencyHint } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';
import { stemEnglish } from './stem-words.ts';

interface AlarmPhrase {
  topic: EmergencyTopic;
  language: Language;
  words: readonly { word: string; stem: string }[];
  /** Is no alarm beside a calm word. */
  guarded: boolean;
}

interface Alarm extends AlarmPhrase {
  /** So many of its words. */
  misspelt: number;
}

const phrases: readonly AlarmPhrase[] = languageNames.flatMap((language) =>
  (
    Object.entries(searchWordsByLanguage[language].emergencyWords) as [EmergencyTopic, string][]
  ).flatMap(([topic, line]) =>
    listedWords(line).map(({ text, guarded }) => {
      const words = wordsOf(text).map((word) => ({ word, stem: stemEnglish(word) }));
      return { topic, language, words, guarded };
    }),
  ),
);
const topics = Object.keys(emergencySteps) as EmergencyTopic[];
const calm = new Set(
  languageNames.flatMap((language) =>
    listedWords(searchWordsByLanguage[language].calmWords).map(({ text }) => text),
  ),
);
/** More links than these would hide which one counts. */
const mostHints = 3;

/** Words of danger that somebody may have meant. */
const nearAlarm = createNearWords(
  new Set(phrases.flatMap(({ words }) => words.map(({ word }) => word))),
);
const mostMeant = 20;

/** The first steps for what a query may speak of, the most likely first. */
export type FindEmergencies = (query: string, reader: Language) => EmergencyHint[];

/**
 * Looks for words of danger in a query, misspelt ones too. A word that the site knows, by `isKnown`, is taken as it is written. In doubt it answers: a link too many costs little.
 */
export function createFindEmergencies(
  index: SearchIndex,
  isKnown: (word: string) => boolean,
): FindEmergencies {
  return function findEmergencies(query, reader) {
    const asked = wordsOfQuery(query);
    const exact = new Set([...asked, ...asked.map(stemEnglish)]);
    const meant = new Set(
      asked
        .filter((word) => !isKnown(word))
        .flatMap((word) => nearAlarm(word, mostMeant).map((near) => near.word)),
    );
    const isCalm = asked.some((word) => calm.has(word));
    const alarms = phrases.flatMap((phrase): Alarm[] => {
      if (phrase.guarded && isCalm) return [];
      let misspelt = 0;
      for (const { word, stem } of phrase.words) {
        if (exact.has(word) || exact.has(stem)) continue;
        if (!meant.has(word)) return [];
        misspelt += 1;
      }
      return [{ ...phrase, misspelt }];
    });
    alarms.sort(
      (a, b) =>
        a.misspelt - b.misspelt ||
        b.words.length - a.words.length ||
        topics.indexOf(a.topic) - topics.indexOf(b.topic) ||
        // in the language that was typed; where both say so, in the reader's
        Number(b.language === reader) - Number(a.language === reader),
    );
    const hints = new Map<string, EmergencyHint>();
    for (const { topic, language } of alarms) {
      const found = emergencySteps[topic].flatMap(
        (steps) => placeOfSteps(index, steps, language) ?? [],
      );
      // in fear nobody should have to translate
      const isOwn = (hint: EmergencyHint) => Number(hint.language === language);
      for (const hint of found.sort((one, other) => isOwn(other) - isOwn(one))) {
        if (!hints.has(hint.address)) hints.set(hint.address, hint);
      }
    }
    return [...hints.values()].slice(0, mostHints);
  };
}
