import type { Language } from '../../../site/languages.ts';

/** Separates the rows of a table by age. They are one line, because one row is wrong for patients of another age. */
export const rowBreak = '\t';

/** A part of a page under one heading. */
export interface StoredSection {
  /** '' for a page's opening. */
  fragment: string;
  /** Its fragment on the English page. */
  original: string;
  heading: string;
  /** The heading above its own, '' if that is the page's h1. */
  under: string;
  /** Its sentences, table rows and list items, in order; a table by age is one line. */
  lines: readonly string[];
  /** It is first aid or danger signs: a line misleads without the first, and for another patient. */
  isUrgent: boolean;
}

/** A page. The first section is its opening, which represents the whole page. */
export interface StoredPage {
  address: string;
  title: string;
  sections: readonly StoredSection[];
}

/** The search index of one language. */
export interface SearchIndex {
  language: Language;
  /** Sorted by address. Their sections are numbered from 0 across all pages. */
  pages: readonly StoredPage[];
  /**
   * For each term, packed: the number of each section that has it, and twice the term's weight there, plus 1 if a
   * title or heading has it. Only those of a query's terms are unpacked.
   */
  postings: Readonly<Record<string, string>>;
}

/** The indexes of all languages. */
export type SearchIndexes = Readonly<Record<Language, SearchIndex>>;
