import { sample } from './sample.ts';

/** Terms of the discount for everyone on the app's waitlist; the discount is in figures.ts. SAMPLE content. */
export const waitlistTerms = sample({
  /** Months in which it counts, from the day of joining. */
  months: 12,
});

/**
 * ISO 8601 day on which a lawyer or KMPDC agreed to the offer in writing; null without. The doctor
 * warns until then, because the advertising rules restrict promotions.
 */
export const waitlistAgreedOn = null as string | null;
