import type { PersonKey } from '../people/people.ts';

/** Who of the hospital read a text about medicine, and when; each language has its own. */
export interface Review {
  by: PersonKey;
  /** ISO 8601 day. */
  on: string;
}

/** What nobody has reviewed yet; an operator replaces it text by text. */
export const notReviewed = null;
