import { type PageText, readSections } from './read-sections.ts';

/** A page as it is searched. */
export interface IndexedPage extends PageText {
  /** Its path. */
  address: string;
}

/** All that a search finds, in order of address: the same whoever read the pages. */
export interface SearchIndex {
  pages: readonly IndexedPage[];
}

/** A rendered page as it is searched; undefined where it asks to be left out. */
export function indexPage(address: string, html: string): IndexedPage | undefined {
  const text = readSections(html);
  return text && { address, ...text };
}

/** The index of these pages. */
export function createIndex(pages: Iterable<IndexedPage | undefined>): SearchIndex {
  const found = [...pages].filter((page) => page !== undefined);
  return { pages: found.sort((a, b) => (a.address < b.address ? -1 : 1)) };
}
