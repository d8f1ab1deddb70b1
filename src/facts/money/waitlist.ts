import { paperFacts } from '../hospital/papers.ts';

/** The discount for everyone on the app's waitlist, and the months in which it counts, if there is one. */
export const waitlistTerms = paperFacts.waitlist;

/**
 * ISO 8601 day on which a lawyer or KMPDC agreed to the offer in writing; null without. The doctor
 * warns until then, because the advertising rules restrict promotions.
 */
export const waitlistAgreedOn = paperFacts.waitlist?.agreedOn ?? null;
