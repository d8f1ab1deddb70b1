import { placeByTable } from '../addresses.ts';
import { languageOfPath } from '../languages.ts';
import { wordsOf } from './fold-words.ts';
import { packPosting } from './postings.ts';
import { type PageText, readSections } from './read-sections.ts';
import { termsOf } from './terms.ts';

/** A page as it is searched. */
export interface IndexedPage extends Omit<PageText, 'keywords'> {
  /** Its path. */
  address: string;
}

/** All that a search finds: the same whoever read the pages. */
export interface SearchIndex {
  /** In order of address; their sections, one after the other, are numbered from 0. */
  pages: readonly IndexedPage[];
  /** Every term that stands somewhere, and beside it its packed posting. */
  terms: readonly string[];
  postings: readonly string[];
  /** The words of the site as they are written, none of them misspelt. */
  words: readonly string[];
}

/** A page on its way into the index. */
export type ReadPage = PageText & Pick<IndexedPage, 'address'>;

/** How much a word counts by where it stands; in the running text it counts 1. */
const weights = { title: 3, titleOfSection: 0.7, heading: 3, under: 1.2, keywords: 0.4 } as const;
/** How much a long section weakens what it says (the b of BM25). */
const lengthShare = 0.6;

/**
 * A rendered page as it is searched; undefined where it asks to be left out, and for the search
 * itself, where whoever reads its results is already.
 */
export function readPage(address: string, html: string): ReadPage | undefined {
  const text = placeByTable(address)?.name === 'search' ? undefined : readSections(html);
  return text && { address, ...text };
}

/** The terms of each section with their weights, in the order of the sections. */
function weighTerms(pages: readonly ReadPage[]): Map<string, number>[] {
  const sections = pages.flatMap((page) => {
    const language = languageOfPath(page.address);
    const title = termsOf(page.title, language);
    const keywords = termsOf(page.keywords, language);
    return page.sections.map((section, index) => ({
      parts: [
        index === 0
          ? ([title, weights.title] as const)
          : ([title, weights.titleOfSection] as const),
        [index === 0 ? keywords : [], weights.keywords] as const,
        [index === 0 ? [] : termsOf(section.heading, language), weights.heading] as const,
        [termsOf(section.under, language), weights.under] as const,
      ],
      body: termsOf(section.sentences.join(' . '), language),
    }));
  });
  const average = sections.reduce((sum, { body }) => sum + body.length, 0) / sections.length;
  return sections.map(({ parts, body }) => {
    const own = new Map<string, number>();
    const share = 1 / (1 - lengthShare + (lengthShare * body.length) / average);
    for (const [terms, weight] of [...parts, [body, share] as const]) {
      for (const term of terms) own.set(term, (own.get(term) ?? 0) + weight);
    }
    return own;
  });
}

/** The index of these pages; those that ask to be left out are undefined. */
export function createIndex(read: Iterable<ReadPage | undefined>): SearchIndex {
  const pages = [...read]
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const found = new Map<string, { sections: number[]; weights: number[] }>();
  for (const [section, terms] of weighTerms(pages).entries()) {
    for (const [term, weight] of terms) {
      const posting = found.get(term) ?? { sections: [], weights: [] };
      posting.sections.push(section);
      posting.weights.push(weight);
      found.set(term, posting);
    }
  }
  const words = pages.flatMap(({ title, keywords, sections }) =>
    [
      title,
      keywords,
      ...sections.flatMap(({ heading, sentences }) => [heading, ...sentences]),
    ].flatMap(wordsOf),
  );
  const terms = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: pages.map(({ keywords: _, ...page }) => page),
    terms: terms.map(([term]) => term),
    postings: terms.map(([, posting]) => packPosting(posting.sections, posting.weights)),
    words: [...new Set(words)].sort(),
  };
}
