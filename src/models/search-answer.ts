import type { Language } from '../site/languages.ts';

/** A line of text in parts; the parts that match are marked. */
export type ResultLine = readonly { text: string; matches: boolean }[];

/** One section of the site that a search found. */
export interface SearchResult {
  /** Path with the section's fragment, '/services/laboratory#prices'. */
  address: string;
  language: Language;
  /** What the page is called. */
  page: string;
  /** The section's heading; the same as `page` where the match is the page itself. */
  heading: string;
  /** What answers best: a sentence, or all lines of a table by age. */
  lines: readonly ResultLine[];
  /** The language of heading and lines, if the page is in another. */
  linesLanguage?: Language;
}

/** An emergency that the words of a search may speak of, and where its first steps stand. */
export interface EmergencyHint {
  /** Path with the fragment of the first steps. */
  address: string;
  language: Language;
  /** What the link says: the heading of these steps. */
  label: string;
}

/** What a search answers. */
export interface SearchAnswer {
  /** Best first; at most a page full. */
  results: readonly SearchResult[];
  /** Whether the first result answers a common question, to show above the others. */
  hasAnswer?: boolean;
  /** First aid to show before all results; empty where the words speak of no emergency. */
  emergencies: readonly EmergencyHint[];
  /** Whether the words speak of an emergency at all, so that the emergency line stands first. */
  urgent: boolean;
}

/** Answers a query as it was typed, for a reader of `language`; never throws, in bounded time. */
export type Search = (query: string, language: Language) => SearchAnswer;
