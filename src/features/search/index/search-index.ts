import type { Language } from '../../../site/languages.ts';

/**
 * A section: its heading, the one above ('' if that is the page's h1) and its lines, by number; its fragment
 * on the English page if that differs. The fragment of a page's opening is ''.
 */
export type StoredSection = readonly [fragment: string, lines: string, original?: string];

/** A page. The first section is its opening. */
export interface StoredPage {
  address: string;
  title: string;
  sections: readonly StoredSection[];
  /** The lines of each table by age, by fragment. They are only shown together. */
  ageTables: Readonly<Record<string, string>>;
}

/**
 * The search index of one language. It is read from a few long texts, because a first search opens it: only
 * the terms of a query and the lines of its results are taken apart.
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
  /** The abbreviations that the pages explain, with their long names. */
  abbreviations: readonly (readonly [short: string, long: string])[];
}

/** The indexes of all languages. */
export type SearchIndexes = Readonly<Record<Language, SearchIndex>>;

/** Where a section has a term, and how much of it; 1 in `step` is one point. */
export interface Posting {
  id: number;
  weight: number;
  /** Whether the page's title or the section's headings have it. */
  isNamed: boolean;
}

/** Weights are stored as whole steps. */
export const weightSteps = 2;
