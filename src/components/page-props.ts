import type { ComponentType } from 'react';
import type { SpecialHours } from '../facts/schedule/notice.ts';
import type { StatusEntry } from '../facts/schedule/status/status.ts';
import type { Place } from '../site/addresses.ts';
import type { FormErrors, FormValues } from './form/form-definition.ts';
import type { SearchAnswer } from './search-answer.ts';

/** A submitted form: its typed values and its errors, if any. */
export interface Submission {
  values: FormValues;
  errors: FormErrors;
}

/** What changes the usual hours: announced special hours, and what staff report now. */
export interface ScheduleChanges {
  special: readonly SpecialHours[];
  status: readonly StatusEntry[];
}

/** The props of every page. */
export interface PageProps {
  place: Place;
  /** Today's date in Kenya, YYYY-MM-DD. */
  today: string;
  changes: ScheduleChanges;
  /** The page's absolute URL, for sharing. */
  url: string;
  /** The first value of each query parameter of the page's row that the request has. */
  query: Readonly<Record<string, string>>;
  /** Search results; undefined without a search. */
  found: SearchAnswer | undefined;
  /** The submitted form: with errors, prefilled, or to be answered on this page. */
  submission: Submission | undefined;
}

export type PageView = ComponentType<PageProps>;
