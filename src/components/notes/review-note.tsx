import type { Review } from '../../facts/legal/review.ts';
import { people } from '../../facts/people/people.ts';
import { useWords } from '../locale.tsx';

/** The reviewer and date of a medical text, or a note that it has not been reviewed. */
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
