import type { Language } from '../languages.ts';
import { conceptWords } from './find-concepts.ts';
import { createFindEmergencies } from './find-emergencies.ts';
import { createKnownWords } from './known-words.ts';
import { bestSentence, markSentence } from './mark-sentence.ts';
import { createPostings, type PlacedSection } from './postings.ts';
import { rankPages } from './rank-pages.ts';
import { type QueryWord, readQuery } from './read-query.ts';
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
  const known = createKnownWords(new Set([...postings.words, ...conceptWords]));
  const findEmergencies = createFindEmergencies(index, known.isWritten);

  return function search(query, language: Language) {
    const words = readQuery(query, known);
    const results = rankPages(postings, words, language)
      .slice(0, mostResults)
      .map((section) => resultOf(section, words));
    const emergencies = findEmergencies(query, language);
    return { results, emergencies, urgent: emergencies.length > 0 };
  };
}
