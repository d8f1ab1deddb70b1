import { placeByTable } from '../addresses.ts';
import type { Language } from '../languages.ts';
import type { RouteName } from '../routes.ts';
import { listedStems } from './find-concepts.ts';
import { bestSentence, markSentence } from './mark-sentence.ts';
import { createNearWords } from './near-words.ts';
import { createPostings, type PlacedSection } from './postings.ts';
import { rankSections } from './rank-sections.ts';
import { type KnownWords, type QueryWord, readQuery } from './read-query.ts';
import type { Search, SearchResult } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';

/** So many results fill a page. */
const mostResults = 10;
/** A section in another language than the reader's counts so much. */
const otherLanguage = 0.6;
/** Pages that sum up others: what they say stands there in full. */
const summaries: ReadonlySet<RouteName> = new Set(['home', 'services', 'blog', 'medicalBlog']);
const summaryShare = 0.7;

interface Ranked {
  section: PlacedSection;
  score: number;
}

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

/** The best section of each page, then what is left of the good ones. */
function onePerPageFirst(ranked: readonly Ranked[]): Ranked[] {
  const pages = new Set<string>();
  const first: Ranked[] = [];
  const others: Ranked[] = [];
  for (const each of ranked) {
    const { address } = each.section.page;
    (pages.has(address) ? others : first).push(each);
    pages.add(address);
  }
  return [...first, ...others].slice(0, mostResults);
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
  const shares = postings.sections.map(({ page }) => {
    const name = placeByTable(page.address)?.name;
    return name && summaries.has(name) ? summaryShare : 1;
  });

  return function search(query, language: Language) {
    const words = readQuery(query, known);
    const ranked = [...rankSections(postings, words)]
      .flatMap(([at, score]): Ranked[] => {
        const section = postings.sections[at];
        if (!section) return [];
        const share = (shares[at] ?? 1) * (section.language === language ? 1 : otherLanguage);
        return [{ section, score: score * share }];
      })
      .sort((a, b) => b.score - a.score);
    const results = onePerPageFirst(ranked).map(({ section }) => resultOf(section, words));
    return { results, emergencies: [], urgent: false };
  };
}
