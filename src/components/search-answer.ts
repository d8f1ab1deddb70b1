import type { ClinicId } from '../facts/schedule/clinics.ts';
import type { AlarmReading } from '../messages/danger/read-alarm.ts';
import type { Language } from '../site/languages.ts';
import type { FirstAidLink } from './urgency/first-aid-links.ts';

/** A line of text in parts; the parts that match are marked. */
export type ResultLine = readonly { text: string; matches: boolean }[];

/** Clinics whose next days a query asks for. */
export interface AskedClinics {
  from: 'today' | 'tomorrow';
  /** Without ids those that are held on the first day. */
  ids?: readonly ClinicId[] | undefined;
}

/** One section of the site that a search found. */
export interface SearchResult {
  /** Path with the section's fragment, '/services/laboratory#prices'. */
  address: string;
  language: Language;
  /** The page's label. */
  page: string;
  /** The section's heading; equals `page` if the page itself matches. */
  heading: string;
  /** The best answer: a sentence, or all lines of a table by age. */
  lines: readonly ResultLine[];
  /** What the answered question is about: `caesarean`. */
  concepts?: readonly string[] | undefined;
  /** Shown instead of the lines. */
  clinics?: AskedClinics;
}

/**
 * The result of a search. A 'sure' alarm shows the number and first aid alone, 'maybe' shows both above the
 * ordinary results.
 */
export interface SearchAnswer extends Omit<AlarmReading, 'topics'> {
  /** Best first; at most one page. */
  results: readonly SearchResult[];
  /** Whether the first result answers a common question, to show above the others. */
  hasAnswer?: boolean;
  /** Whether no index could be read, so that the pages were not searched. */
  hasNoIndex?: boolean;
  /** First aid to show before all results; empty if the query suggests none. */
  emergencies: readonly FirstAidLink[];
}
