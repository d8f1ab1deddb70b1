import { type SearchConcept, searchWordsByLanguage } from '../../../locales/search-words.ts';
import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';

/** Words of one meaning that stand in a row. */
export interface FoundConcept {
  concept: SearchConcept;
  /** The first word, and how many they are. */
  start: number;
  length: number;
}

interface Phrase {
  stems: readonly string[];
  concept: SearchConcept;
  /** Means it in a question and not in a text. */
  onlyAsked: boolean;
}

/** Every phrase of every language by its first stem. */
const phrases = new Map<string, Phrase[]>();
/** Every single word of the lists, as it is written, and its stem. */
export const conceptWords = new Set<string>();
export const conceptStems = new Set<string>();

for (const { searchWords } of Object.values(searchWordsByLanguage)) {
  for (const [concept, line] of Object.entries(searchWords) as [SearchConcept, string][]) {
    for (const { text, guarded } of listedWords(line)) {
      const words = wordsOf(text);
      const stems = words.map(stemEnglish);
      const [first = ''] = stems;
      const phrase = { stems, concept, onlyAsked: guarded };
      const others = phrases.get(first);
      if (others) others.push(phrase);
      else phrases.set(first, [phrase]);
      for (const stem of stems) conceptStems.add(stem);
      for (const word of words) conceptWords.add(word);
    }
  }
}

/** The meanings that the lists of words give to these stems, of a text or as they were `asked`. */
export function findConcepts(stems: readonly string[], asked = false): FoundConcept[] {
  return stems.flatMap((stem, start) =>
    (phrases.get(stem) ?? [])
      .filter(({ onlyAsked }) => asked || !onlyAsked)
      .filter((phrase) => phrase.stems.every((part, index) => stems[start + index] === part))
      .map(({ concept, stems: { length } }) => ({ concept, start, length })),
  );
}
