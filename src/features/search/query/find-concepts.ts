import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { type SearchConcept, searchWordsByLanguage } from '../../../words/features/search-words.ts';

/** A concept and the words that express it, by index and count. */
interface FoundConcept {
  concept: SearchConcept;
  start: number;
  length: number;
}

interface Phrase {
  stems: readonly string[];
  concept: SearchConcept;
  /** Matches in queries only, not in page text. */
  isQueryOnly: boolean;
}

/** The phrases of all languages, by first stem. */
const phrases = new Map<string, Phrase[]>();
/** The stem of every word in the lists of search words. */
export const conceptStems = new Set<string>();

for (const { searchWords } of Object.values(searchWordsByLanguage)) {
  for (const [concept, line] of Object.entries(searchWords) as [SearchConcept, string][]) {
    for (const { text, guarded } of listedWords(line)) {
      const stems = wordsOf(text).map(stemEnglish);
      const [first = ''] = stems;
      const phrase = { stems, concept, isQueryOnly: guarded };
      phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
      for (const stem of stems) conceptStems.add(stem);
    }
  }
}

/** Returns the concepts of a text, given as stems, or of a query if `isQuery` is true. */
export function findConcepts(stems: readonly string[], isQuery = false): FoundConcept[] {
  return stems.flatMap((stem, start) =>
    (phrases.get(stem) ?? [])
      .filter(({ isQueryOnly }) => isQuery || !isQueryOnly)
      .filter((phrase) => phrase.stems.every((part, index) => stems[start + index] === part))
      .map(({ concept, stems: { length } }) => ({ concept, start, length })),
  );
}
