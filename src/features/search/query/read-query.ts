import { wordsOf, wordsOfQuery } from '../../../messages/fold-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { searchWordsByLanguage } from '../../../words/features/search-words.ts';
import { termBoosts } from '../boosts.ts';
import type { OpenIndex } from '../index/open-index.ts';
import { isStopWord, stemIn, termOfConcept } from '../index/terms.ts';
import { findConcepts } from './find-concepts.ts';
import { type FoundSection, findSections, rarity } from './score-sections.ts';

/** A word of a query. */
export interface QueryWord {
  word: string;
  /** The terms that match it, with their weight; 1 is the word itself. */
  variants: ReadonlyMap<string, number>;
  /** The sections that have it, by number. */
  found: ReadonlyMap<number, FoundSection>;
  /** Inverse document frequency: higher if fewer sections have it, 0 if none has. */
  idf: number;
}

/** Returns the concepts of a query given as stems; the longest phrase wins: 'blood pressure' does not mean 'blood'. */
function conceptsIn(stems: readonly string[]) {
  const all = findConcepts(stems, true);
  return all.filter(
    ({ start, length }) =>
      !all.some(
        (other) =>
          other.length > length &&
          other.start <= start &&
          start + length <= other.start + other.length,
      ),
  );
}

/** Parses a query into words and finds their sections; empty if the query has no word. */
export function readQuery(query: string, index: OpenIndex): QueryWord[] {
  const words = wordsOfQuery(query).map((word) => ({
    word,
    stem: stemEnglish(word),
    suggestions: index.suggest(word),
  }));
  // correct the spelling before looking up concepts
  const concepts = conceptsIn(words.map(({ stem, suggestions: [first = stem] }) => first));
  const read = words.map(({ word, suggestions }, at) => {
    const meant = concepts.filter(({ start, length }) => start <= at && at < start + length);
    const inPhrase = meant.some(({ length }) => length > 1);
    // 'how long' is one word to the search
    const isOneWord = ({ start, length }: (typeof meant)[number]) =>
      words.slice(start, start + length).every((part) => isStopWord(part.word));
    const share = Math.max(1, ...meant.filter(isOneWord).map(({ length }) => length));
    const variants = new Map([
      ...suggestions.map((term) => [term, termBoosts.fuzzy] as const),
      ...meant.map(({ concept }) => [termOfConcept(concept), termBoosts.concept] as const),
      [stemIn(index.language, word), inPhrase ? termBoosts.inPhrase : 1],
    ]);
    return { word, variants, share, isStop: isStopWord(word) && meant.length === 0 };
  });
  const content = read.filter(({ isStop }) => !isStop);
  return (content.length > 0 ? content : read).map(({ word, variants, share }) => {
    const found = findSections(index, variants);
    return { word, variants, idf: rarity(found.size, index.sections.length) / share, found };
  });
}

function wordsInLists({ stopWords: line, searchWords }: (typeof searchWordsByLanguage)['en']) {
  const lines = [line, ...Object.values(searchWords)];
  return new Set(lines.flatMap(wordsOf));
}
const english = wordsInLists(searchWordsByLanguage.en);
const swahili = wordsInLists(searchWordsByLanguage.sw);

/** Returns the language of the results: Swahili for a query with a word that only Swahili has. */
export const languageOfQuery = (query: string, reader: Language): Language =>
  wordsOfQuery(query).some((word) => swahili.has(word) && !english.has(word)) ? 'sw' : reader;
