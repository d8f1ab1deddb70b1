import { people } from '../facts/people.ts';
import type { Review } from '../facts/review.ts';
import { useWords } from './edition.tsx';

/** Who reviewed a text about medicine and when, or that nobody has. */
export function ReviewNote({ review }: { review: Review | null }) {
  const { formatDay } = useWords('format');
  const { roles } = useWords('people');
  const { frame } = useWords('frame');
  return (
    <p className="text-small text-ink-soft">
      {review
        ? frame.reviewed(people[review.by].name, roles[review.by], formatDay(review.on))
        : frame.notReviewed}
    </p>
  );
}
