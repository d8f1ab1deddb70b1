import { site } from '../../../facts/hospital/site.ts';
import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { type Language, languageNames } from '../../../site/languages.ts';
import { type SearchConcept, searchWordsByLanguage } from '../../../words/features/search-words.ts';

/** A concept and the words that express it, by index and count. */
interface FoundConcept {
  concept: SearchConcept;
  /** Of the list that has it. */
  language: Language;
  start: number;
  length: number;
}

interface Phrase {
  stems: readonly string[];
  concept: SearchConcept;
  language: Language;
  /** Matches in queries only, not in page text. */
  isQueryOnly: boolean;
}

/** The phrases of all languages, by first stem. */
const phrases = new Map<string, Phrase[]>();
/** The stem of every word in the lists of search words, by language. */
export const conceptStems: Readonly<Record<Language, Set<string>>> = {
  en: new Set(),
  sw: new Set(),
};

function addPhrase(phrase: Phrase) {
  const [first = ''] = phrase.stems;
  phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
}

for (const language of languageNames) {
  // a visitor who types the hospital's number wants its contact page
  const number = wordsOf(site.phone);
  addPhrase({ stems: number, concept: 'phone', language, isQueryOnly: true });
  const { searchWords } = searchWordsByLanguage[language];
  for (const [concept, line] of Object.entries(searchWords) as [SearchConcept, string][]) {
    for (const { text, guarded } of listedWords(line)) {
      const stems = wordsOf(text).map(stemEnglish);
      addPhrase({ stems, concept, language, isQueryOnly: guarded });
      for (const stem of stems) conceptStems[language].add(stem);
    }
  }
}

/** Returns the concepts of a text, given as stems, or of a query if `isQuery` is true. */
export function findConcepts(stems: readonly string[], isQuery = false): FoundConcept[] {
  return stems.flatMap((stem, start) =>
    (phrases.get(stem) ?? [])
      .filter(({ isQueryOnly }) => isQuery || !isQueryOnly)
      .filter((phrase) => phrase.stems.every((part, index) => stems[start + index] === part))
      .map(({ concept, language, stems: { length } }) => ({ concept, language, start, length })),
  );
}
