import { site } from '../../../facts/hospital/site.ts';
import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { type Stems, stemIn } from '../../../messages/stem-words.ts';
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

/** The phrases of each language, by first stem. */
const phrases: Readonly<Record<Language, Map<string, Phrase[]>>> = { en: new Map(), sw: new Map() };
/** The stem of every word in the lists of search words. */
export const conceptStems = new Set<string>();

function addPhrase(phrase: Phrase) {
  const [first = ''] = phrase.stems;
  const ofLanguage = phrases[phrase.language];
  ofLanguage.set(first, [...(ofLanguage.get(first) ?? []), phrase]);
}

for (const language of languageNames) {
  // a visitor who types the hospital's number wants its contact page
  const number = wordsOf(site.phone);
  addPhrase({ stems: number, concept: 'phone', language, isQueryOnly: true });
  const { searchWords } = searchWordsByLanguage[language];
  for (const [concept, line] of Object.entries(searchWords) as [SearchConcept, string][]) {
    for (const { text, guarded } of listedWords(line)) {
      const stems = wordsOf(text).map((word) => stemIn(language, word));
      addPhrase({ stems, concept, language, isQueryOnly: guarded });
      for (const stem of stems) conceptStems.add(stem);
    }
  }
}

/** Returns the concepts of a text, given as the stems of its words, or of a query if `isQuery` is true. */
export function findConcepts(words: readonly Stems[], isQuery = false): FoundConcept[] {
  return languageNames.flatMap((language) =>
    words.flatMap((word, start) =>
      (phrases[language].get(word[language]) ?? [])
        .filter(({ isQueryOnly }) => isQuery || !isQueryOnly)
        .filter(({ stems }) => stems.every((part, at) => words[start + at]?.[language] === part))
        .map(({ concept, stems: { length } }) => ({ concept, language, start, length })),
    ),
  );
}
