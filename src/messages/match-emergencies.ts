import type { EmergencyTopic, EmergencyWords, PatientTopic } from '../locales/search-words.ts';
import { type Language, languageNames } from '../site/languages.ts';
import {
  countSlips,
  hasAny,
  type Phrase,
  parsePhrases,
  type WordWindow,
  wordWindows,
} from './match-phrases.ts';

/** An emergency that a text may mean. */
export interface EmergencyMatch {
  topic: EmergencyTopic;
  /** The language of the words that matched. */
  language: Language;
  /** False for a guarded phrase or a possible misspelling. */
  isSure: boolean;
}

/** Returns the emergencies that a search query or message may mean, in any language of the site. */
export type MatchEmergencies = (text: string, reader: Language) => EmergencyMatch[];

interface RankedMatch extends EmergencyMatch {
  words: number;
  slips: number;
}

/** Characters of a text that are read. */
const maxTextLength = 4000;

/** Returns the phrase in the window with the fewest slips, and the longest of those. */
function findBest(phrases: readonly Phrase[], window: WordWindow, isCalm: boolean) {
  let best: { phrase: Phrase; slips: number } | undefined;
  for (const phrase of phrases) {
    if (phrase.guarded && isCalm) continue;
    const slips = countSlips(phrase, window);
    if (slips === undefined) continue;
    const isLonger = phrase.words.length > (best?.phrase.words.length ?? 0);
    if (!best || slips < best.slips || (slips === best.slips && isLonger)) best = { phrase, slips };
  }
  return best;
}

/**
 * Makes a matcher for the emergency words. It returns the emergencies that a text may mean, most
 * likely first, or none if the text is calm. It prefers false alarms, because they cost little. If
 * the words match in both languages, the reader's comes first.
 */
export function createMatchEmergencies(
  words: Readonly<Record<Language, EmergencyWords>>,
): MatchEmergencies {
  const named = languageNames.flatMap((language) =>
    Object.entries(words[language].emergencyWords).map(([topic, line]) => ({
      topic: topic as EmergencyTopic,
      parts: [parsePhrases(line, language)],
    })),
  );
  // people mix the languages: 'baby ana homa'
  const patients = (Object.keys(words.en.emergencyPatients) as PatientTopic[]).map((topic) => ({
    topic,
    parts: (['who', 'ill'] as const).map((part) =>
      languageNames.flatMap((language) =>
        parsePhrases(words[language].emergencyPatients[topic][part], language),
      ),
    ),
  }));
  const alarms = [...named, ...patients];
  const topics = [...new Set(alarms.map(({ topic }) => topic))];
  const calm = languageNames.flatMap((language) =>
    parsePhrases(words[language].calmWords, language),
  );
  const all = [...calm, ...alarms.flatMap(({ parts }) => parts.flat())];
  const known = new Set(all.flatMap((phrase) => phrase.words.map(({ word }) => word)));

  function matchesIn(window: WordWindow): RankedMatch[] {
    const isCalm = hasAny(calm, window);
    return alarms.flatMap(({ topic, parts }) => {
      const found = parts.flatMap((phrases) => findBest(phrases, window, isCalm) ?? []);
      // the person does not count, so that 'child burnt' is a burn first
      const phrase = found.at(-1)?.phrase;
      if (!phrase || found.length < parts.length) return [];
      const slips = found.reduce((sum, each) => sum + each.slips, 0);
      const isEnglish = found.every((each) => each.phrase.language === 'en');
      const isSure = !phrase.guarded && slips === 0;
      const { length } = phrase.words;
      return [{ topic, language: isEnglish ? 'en' : 'sw', words: length, slips, isSure }];
    });
  }

  return function matchEmergencies(text, reader) {
    const windows = wordWindows(text.slice(0, maxTextLength).toWellFormed(), (word) =>
      known.has(word),
    );
    const ranked = windows
      .flatMap(matchesIn)
      .sort(
        (a, b) =>
          a.slips - b.slips ||
          b.words - a.words ||
          topics.indexOf(a.topic) - topics.indexOf(b.topic) ||
          Number(b.language === reader) - Number(a.language === reader),
      );
    const matches = new Map<EmergencyTopic, EmergencyMatch>();
    for (const { topic, language, isSure } of ranked) {
      if (!matches.has(topic)) matches.set(topic, { topic, language, isSure });
    }
    return [...matches.values()];
  };
}
