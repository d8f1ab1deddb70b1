import type { PersonKey } from '../people/people.ts';

/** Who at the hospital reviewed a medical text, and when; each language has its own review. */
export interface Review {
  by: PersonKey;
  /** ISO 8601 day. */
  on: string;
}

/** Marks a text without a review; the operator replaces it text by text. */
export const notReviewed = null;
