import { people } from '../facts/people.ts';
import type { Review } from '../facts/review.ts';
import { useWords } from './edition.tsx';

/** Who reviewed a text about medicine and when, or that nobody has. */
export function ReviewNote({ review }: { review: Review | null }) {
  const { formatDay } = useWords('format');
  const { notReviewedYet, reviewedBy } = useWords('review');
  return (
    <p className="text-small text-ink-soft">
      {review ? reviewedBy({ ...people[review.by], day: formatDay(review.on) }) : notReviewedYet}
    </p>
  );
}
