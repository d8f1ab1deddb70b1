import { wordsOf, wordsOfQuery } from '../../../messages/fold-words.ts';
import { type Stems, stemIn, stemsOf } from '../../../messages/stem-words.ts';
import type { Language } from '../../../site/languages.ts';
import { searchWordsByLanguage } from '../../../words/features/search-words.ts';
import { findConcepts } from '../index/find-concepts.ts';
import type { OpenIndex } from '../index/open-index.ts';
import { isStem, isStopWord, termOfConcept, withAbbreviations } from '../index/terms.ts';

/** How much each kind of term counts; 1 is the word itself. */
const boosts = { inPhrase: 0.5, concept: 0.9, suggested: 0.75 } as const;

/** A word in a smaller share of the sections counts no more, and one that the site does not have counts as much. */
const rarest = 1 / 150;

/** What a section has of a word of the query. */
export interface Match {
  score: number;
  /** How much of the word's meaning the section has, and its title and headings, from 0 to 1. */
  covered: number;
  named: number;
}

/** A word of a query. */
export interface QueryWord {
  word: string;
  /** The terms that match it, with how much they count. */
  variants: ReadonlyMap<string, number>;
  /** The terms that are marked: the word, its stem or its translation, not another word of the same meaning. */
  marked: ReadonlySet<string>;
  /** The sections that have one of them, by number. */
  matches: ReadonlyMap<number, Match>;
  /** Inverse document frequency: higher if fewer sections have it. */
  idf: number;
}

/** Returns the concepts of a query; the longest phrase wins: 'blood pressure' does not mean 'blood'. */
function conceptsIn(words: readonly Stems[]) {
  const all = findConcepts(words, true);
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

const idfOf = (found: number, { sections: { length } }: OpenIndex) =>
  Math.log(1 + (length - found + 0.5) / (found + 0.5));

function findMatches(index: OpenIndex, variants: QueryWord['variants']) {
  const matches = new Map<number, Match>();
  for (const [term, boost] of variants) {
    const postings = index.postingsOf(term);
    const idf = idfOf(postings.length, index);
    for (const { id, weight, isNamed } of postings) {
      const { score, covered, named } = matches.get(id) ?? { score: 0, covered: 0, named: 0 };
      matches.set(id, {
        score: score + boost * idf * weight,
        covered: Math.max(covered, boost),
        named: isNamed ? Math.max(named, boost) : named,
      });
    }
  }
  return matches;
}

/** Parses a query into words and finds their sections; empty if the query has no word. */
export function readQuery(query: string, index: OpenIndex): QueryWord[] {
  const words = wordsOfQuery(withAbbreviations(query, index)).map((word) => ({
    word,
    suggestions: index.suggest(word),
  }));
  // correct the spelling before looking up concepts
  const concepts = conceptsIn(
    words.map(({ word, suggestions: [meant] }) =>
      meant ? { en: meant, sw: meant } : stemsOf(word),
    ),
  );
  const read = words.map(({ word, suggestions }, at) => {
    const meant = concepts.filter(({ start, length }) => start <= at && at < start + length);
    const inPhrase = meant.some(({ length }) => length > 1);
    // 'how long' is one word to the search
    const isOneWord = ({ start, length }: (typeof meant)[number]) =>
      words.slice(start, start + length).every((part) => isStopWord(part.word));
    const share = Math.max(1, ...meant.filter(isOneWord).map(({ length }) => length));
    const variants = new Map([
      ...suggestions.map((term) => [term, boosts.suggested] as const),
      ...meant.map(({ concept }) => [termOfConcept(concept), boosts.concept] as const),
      [stemIn(index.language, word), inPhrase ? boosts.inPhrase : 1],
    ]);
    const own = meant.filter(({ language }) => language === index.language);
    // 'the' is in a phrase such as 'where is the hospital', but marking it says nothing
    const marked = new Set(
      [...variants.keys()].filter((term) => isStem(term) && !isStopWord(word)),
    );
    for (const { concept } of meant) {
      if (!own.some((other) => other.concept === concept)) marked.add(termOfConcept(concept));
    }
    return { word, variants, marked, share, isStop: isStopWord(word) && meant.length === 0 };
  });
  const content = read.filter(({ isStop }) => !isStop);
  return (content.length > 0 ? content : read).map(({ share, ...word }) => {
    const matches = findMatches(index, word.variants);
    return {
      ...word,
      matches,
      idf: idfOf(Math.max(1, rarest * index.sections.length, matches.size), index) / share,
    };
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
