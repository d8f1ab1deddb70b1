import type { WordsOf } from '../editions.ts';
import type { Reviewer } from '../review.ts';

/** What stands under a text about medicine that nobody has reviewed. */
export const notReviewedYet: WordsOf<'review'>['notReviewedYet'] =
  'Maandishi ya mfano, bado hayajakaguliwa na daktari';

/** Who of the hospital reviewed a text about medicine; `day` as it stands on pages. */
export function reviewedBy({ name, role, day }: Reviewer): string {
  return `Yamekaguliwa na ${name}, ${role}, tarehe ${day}`;
}
