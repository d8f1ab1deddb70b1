import type { ComponentType } from 'react';
import type { SearchAnswer } from '../models/search-answer.ts';
import type { Place } from '../site/addresses.ts';
import type { FormErrors, FormValues } from './form/form-definition.ts';

/** A form as it came back: what was typed and what is wrong with it, which may be nothing. */
interface SentForm {
  values: FormValues;
  errors: FormErrors;
}

/** What the server hands a page. */
export interface PageProps {
  place: Place;
  /** The day in Kenya, YYYY-MM-DD, on which the page is read. */
  today: string;
  /** The page's absolute address, for sharing. */
  url: string;
  /** The first value of each query parameter that the page's row names; '' where absent. */
  query: Readonly<Record<string, string>>;
  /** What a search of the site found; undefined where nobody searched. */
  found: SearchAnswer | undefined;
  /** The page's form as it came back: with errors, filled in ahead, or to be answered here. */
  sent: SentForm | undefined;
}

export type PageView = ComponentType<PageProps>;
