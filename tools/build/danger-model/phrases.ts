import { readFileSync } from 'node:fs';
import {
  type EmergencyTopic,
  emergencyTopics,
} from '../../../src/messages/danger/emergency-topic.ts';
import { wordsToRead } from '../../../src/messages/danger/features.ts';
import { everyLanguage, type Language } from '../../../src/site/languages.ts';

/** What people type, with the emergency that it is about. */
export interface Phrase {
  language: Language;
  topic: EmergencyTopic | 'calm';
  text: string;
}

/** Returns the path of a language's phrase file. */
export const phraseFile = (language: Language) =>
  `src/words/${language}/features/search/phrases.jsonl`;

const topics: ReadonlySet<string> = new Set([...emergencyTopics, 'calm']);

/** Returns the phrase in a line, or what is wrong with the line. */
function readLine(line: string): { topic: Phrase['topic']; text: string } | string {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return 'is not JSON';
  }
  const { t, q, ...others } = Object(read);
  if (typeof t !== 'string' || typeof q !== 'string' || Object.keys(others).length > 0) {
    return 'must be {"t": topic, "q": phrase}';
  }
  if (!topics.has(t))
    return `has the unknown topic '${t}': use calm, ${emergencyTopics.join(', ')}`;
  if (wordsToRead(q).length === 0) return 'has no word';
  return { topic: t as Phrase['topic'], text: q };
}

/**
 * Parses a phrase file: one JSON object a line. Throws with file and line at a broken line, an unknown
 * topic or a duplicate.
 */
function parsePhrases(language: Language, content: string): Phrase[] {
  const lineOf = new Map<string, number>();
  const lines = content.replace(/\n$/, '').split('\n');
  return lines.map((line, index) => {
    const at = `${phraseFile(language)}:${index + 1}`;
    const read = readLine(line);
    if (typeof read === 'string') throw new Error(`${at} ${read}`);
    const key = wordsToRead(read.text).join(' ');
    const first = lineOf.get(key);
    if (first) throw new Error(`${at} repeats line ${first}`);
    lineOf.set(key, index + 1);
    return { language, ...read };
  });
}

/** Reads the phrase files of all languages. */
export function readPhrases(): Phrase[] {
  return everyLanguage.flatMap((language) =>
    parsePhrases(language, readFileSync(phraseFile(language), 'utf8')),
  );
}
