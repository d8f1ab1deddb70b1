import type { Reviewer } from '../review.ts';

/** What stands under a text about medicine that nobody has reviewed. */
export const notReviewedYet = 'Sample text, not yet reviewed by a clinician';

/** Who of the hospital reviewed a text about medicine; `day` as it stands on pages. */
export function reviewedBy({ name, role, day }: Reviewer): string {
  return `Reviewed by ${name}, ${role}, on ${day}`;
}
