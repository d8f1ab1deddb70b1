import { paperFacts } from '../papers.ts';

/**
 * Who reads and answers the chat and confirms bookings. Pages promise a person. A manager signs this
 * fact in confirmations.json; the doctor stops a deploy without the signature.
 */
export const { chatAnsweredBy } = paperFacts;
