import type { Language } from '../languages.ts';
import { bestSentence } from './best-sentence.ts';
import { conceptStems, conceptWords } from './find-concepts.ts';
import { createFindEmergencies } from './find-emergencies.ts';
import { cleanQuery } from './fold-words.ts';
import { createKnownWords } from './known-words.ts';
import { markSentence } from './mark-sentence.ts';
import { type OpenIndex, openIndex, type PlacedSection } from './open-index.ts';
import { rankPages } from './rank-pages.ts';
import { type QueryWord, readQuery } from './read-query.ts';
import type { Search, SearchResult } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';

/** So many results fill a page. */
const mostResults = 10;
/** What is shown of a section: where it leads, and the sentence that answers. */
function resultOf(
  index: OpenIndex,
  section: PlacedSection,
  opening: PlacedSection | undefined,
  query: readonly QueryWord[],
  tells: readonly number[],
): SearchResult {
  const { page, fragment, heading, language, isOpening } = section;
  const shown = section.sentences.length > 0 || !opening ? section : opening;
  return {
    address: fragment ? `${page.address}#${fragment}` : page.address,
    language,
    page: page.title,
    heading: isOpening ? page.title : heading,
    sentence: markSentence(bestSentence(index, shown, query, tells).sentence, query),
  };
}

/** The search over an index. */
export function createSearch(index: SearchIndex): Search {
  const open = openIndex(index);
  const known = createKnownWords(
    new Set([...index.words, ...conceptWords]),
    (stem) => open.hasTerm(stem) || conceptStems.has(stem),
  );
  const openings = new Map(
    open.sections.filter(({ isOpening }) => isOpening).map((each) => [each.page, each]),
  );
  const findEmergencies = createFindEmergencies(index);

  return function search(query, language: Language) {
    const words = readQuery(query, known);
    const { sections, tells } = rankPages(open, words, language);
    const results = sections
      .slice(0, mostResults)
      .map((section) => resultOf(open, section, openings.get(section.page), words, tells));
    const emergencies = findEmergencies(cleanQuery(query), language);
    return { results, emergencies, urgent: emergencies.length > 0 };
  };
}
