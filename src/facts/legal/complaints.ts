import { paperFacts } from '../hospital/papers.ts';

/** How the hospital handles complaints. */
export const { complaints } = paperFacts;

/** Id of the section on how to complain, on the page of rights in every language. */
export const complaintsSection = 'how-to-complain';
