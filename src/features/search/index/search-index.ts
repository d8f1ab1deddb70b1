import type { Language } from '../../../site/languages.ts';

/** Separates the rows of a table by age. They are one line, because one row is wrong for patients of another age. */
export const rowBreak = '\t';

/**
 * A section: its fragment, '' for a page's opening; the numbers of its heading, the one above ('' if that is the
 * page's h1) and its lines; its fragment on the English page; 1 if it is first aid or danger signs.
 */
export type StoredSection = readonly [id: string, lines: string, original?: string, urgent?: 1];

/** A page. The first section is its opening. */
export interface StoredPage {
  address: string;
  title: string;
  sections: readonly StoredSection[];
}

/**
 * The search index of one language: a few long texts, because a first search parses it. Only the postings of
 * a query's terms are unpacked.
 */
export interface SearchIndex {
  language: Language;
  /** Sorted by address. Their sections are numbered from 0 across all pages. */
  pages: readonly StoredPage[];
  /** Headings and lines, separated by line breaks; one of several sections is stored once. */
  lines: string;
  /** The terms, separated by spaces. */
  terms: string;
  /** For each term, separated by spaces: the sections that have it, with a weight if it is not in the text alone. */
  postings: string;
  /** The weight of a term in each section's text. */
  textWeights: string;
}

/** The indexes of all languages. */
export type SearchIndexes = Readonly<Record<Language, SearchIndex>>;

/** Weights are stored as whole steps. */
export const weightSteps = 2;
