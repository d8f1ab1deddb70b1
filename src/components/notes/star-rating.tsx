import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { useWords } from '../locale.tsx';

const best = 5;

/** Five stars, of which `rating` are filled; screen readers say 'Rated 4 out of 5'. */
export function StarRating({ rating }: { rating: number }) {
  const { frame } = useWords('frame');
  return (
    <span
      className="inline-flex gap-0.5 text-star"
      role="img"
      aria-label={frame.rated(rating, best)}
    >
      {Array.from({ length: best }, (_, index) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars, always the same
          key={index}
          path={index < rating ? icons.star : icons.starEmpty}
          className="size-5"
        />
      ))}
    </span>
  );
}
