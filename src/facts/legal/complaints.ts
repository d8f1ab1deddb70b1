import { sample } from '../hospital/sample.ts';
import type { PersonKey } from '../people/people.ts';

/** How the hospital handles complaints; all of it SAMPLE content. */
export const complaints = sample({
  readBy: 'chiefExecutive',
  /** Working days until the hospital acknowledges a complaint. */
  acknowledgedInDays: 3,
  /** Days until the written answer. */
  answeredInDays: 21,
}) satisfies { readBy: PersonKey; acknowledgedInDays: number; answeredInDays: number };

/** Id of the section on how to complain, on the page of rights in every language. */
export const complaintsSection = 'how-to-complain';
