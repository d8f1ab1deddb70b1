import type { Language } from '../languages.ts';
import { listedStems } from './find-concepts.ts';
import { bestSentence, markSentence } from './mark-sentence.ts';
import { createNearWords } from './near-words.ts';
import { createPostings, type PlacedSection } from './postings.ts';
import { rankPages } from './rank-pages.ts';
import { type KnownWords, type QueryWord, readQuery } from './read-query.ts';
import type { Search, SearchResult } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';

/** So many results fill a page. */
const mostResults = 10;
function resultOf(
  { page, fragment, heading, language, isOpening, sentences }: PlacedSection,
  query: readonly QueryWord[],
): SearchResult {
  const opening = page.sections[0]?.sentences ?? [];
  const sentence = bestSentence(sentences.length > 0 ? sentences : opening, query) ?? '';
  return {
    address: fragment ? `${page.address}#${fragment}` : page.address,
    language,
    page: page.title,
    heading: isOpening ? page.title : heading,
    sentence: markSentence(sentence, query),
  };
}

/** The search over an index. */
export function createSearch(index: SearchIndex): Search {
  const postings = createPostings(index);
  const vocabulary = new Set([...postings.terms.keys()].filter((term) => /^\p{L}/u.test(term)));
  const stems = [...new Set([...vocabulary, ...listedStems])].filter((stem) => stem.length > 2);
  const known: KnownWords = {
    has: (term) => vocabulary.has(term) || listedStems.has(term),
    startingWith: (stem) =>
      stem.length < 4 ? [] : stems.filter((each) => each.startsWith(stem)).slice(0, 4),
    near: createNearWords(stems),
  };

  return function search(query, language: Language) {
    const words = readQuery(query, known);
    const results = rankPages(postings, words, language)
      .slice(0, mostResults)
      .map((section) => resultOf(section, words));
    return { results, emergencies: [], urgent: false };
  };
}
