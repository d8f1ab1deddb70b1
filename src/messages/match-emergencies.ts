import type { EmergencyTopic, EmergencyWords, PatientTopic } from '../locales/search-words.ts';
import { type Language, languageNames } from '../site/languages.ts';
import {
  hasAny,
  type Phrase,
  phrasesOf,
  slipsIn,
  viewsOf,
  type WordsInView,
} from './match-phrases.ts';

/** An emergency that a text may speak of. */
export interface EmergencyMatch {
  topic: EmergencyTopic;
  /** The language of the words that matched. */
  language: Language;
  /** False for a word that is no alarm beside calm words, or that may be misspelt. */
  isSure: boolean;
}

/** Reads a search query and a message alike, in any language of the site. */
export type MatchEmergencies = (text: string, reader: Language) => EmergencyMatch[];

interface RankedMatch extends EmergencyMatch {
  words: number;
  slips: number;
}

/** Longest text that is read, in characters. */
const longestText = 4000;

/** The best of the phrases in these words: the one with fewest slips, then the longest. */
function bestOf(phrases: readonly Phrase[], view: WordsInView, isCalm: boolean) {
  let best: { phrase: Phrase; slips: number } | undefined;
  for (const phrase of phrases) {
    if (phrase.guarded && isCalm) continue;
    const slips = slipsIn(phrase, view);
    if (slips === undefined) continue;
    const isLonger = phrase.words.length > (best?.phrase.words.length ?? 0);
    if (!best || slips < best.slips || (slips === best.slips && isLonger)) best = { phrase, slips };
  }
  return best;
}

/**
 * Makes the matcher from the words of danger. It returns the emergencies that a text may speak of,
 * the most likely first, and none if the text is calm. If in doubt it answers: an alarm too many
 * costs little. If the words fit both languages, the reader's comes first.
 */
export function createMatchEmergencies(
  words: Readonly<Record<Language, EmergencyWords>>,
): MatchEmergencies {
  const alarms = languageNames.flatMap((language) =>
    (Object.entries(words[language].emergencyWords) as [EmergencyTopic, string][]).map(
      ([topic, line]) => ({ topic, phrases: phrasesOf(line, language) }),
    ),
  );
  const topics = [...new Set(alarms.map(({ topic }) => topic))];
  // people mix the languages: 'baby ana homa'
  const patients = (Object.keys(words.en.emergencyPatients) as PatientTopic[]).map((topic) => {
    const read = (part: 'who' | 'ill') =>
      languageNames.flatMap((language) =>
        phrasesOf(words[language].emergencyPatients[topic][part], language),
      );
    return { topic, who: read('who'), ill: read('ill') };
  });
  const calm = languageNames.flatMap((language) => phrasesOf(words[language].calmWords, language));
  const all = [
    ...calm,
    ...alarms.flatMap(({ phrases }) => phrases),
    ...patients.flatMap(({ who, ill }) => [...who, ...ill]),
  ];
  const known = new Set(all.flatMap((phrase) => phrase.words.map(({ word }) => word)));

  function matchesIn(view: WordsInView): RankedMatch[] {
    const isCalm = hasAny(calm, view);
    const named = alarms.flatMap(({ topic, phrases }): RankedMatch[] => {
      const best = bestOf(phrases, view, isCalm);
      if (!best) return [];
      const { language, words: said, guarded } = best.phrase;
      const { slips } = best;
      return [{ topic, language, words: said.length, slips, isSure: !guarded && slips === 0 }];
    });
    const ill = patients.flatMap(({ topic, who, ill }): RankedMatch[] => {
      const person = bestOf(who, view, isCalm);
      const illness = person && bestOf(ill, view, isCalm);
      if (!illness) return [];
      const slips = person.slips + illness.slips;
      const isEnglish = [person, illness].every(({ phrase }) => phrase.language === 'en');
      return [
        {
          topic,
          language: isEnglish ? 'en' : 'sw',
          // 'child burnt' is a burn first: the person does not count
          words: illness.phrase.words.length,
          slips,
          isSure: !illness.phrase.guarded && slips === 0,
        },
      ];
    });
    return [...named, ...ill];
  }

  return function matchEmergencies(text, reader) {
    const views = viewsOf(text.slice(0, longestText).toWellFormed(), (word) => known.has(word));
    const ranked = views
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
