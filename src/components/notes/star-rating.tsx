import { Icon, IconFrame } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { useWords } from '../locale.tsx';

const best = 5;

/** Where the drawing of a star begins and ends, in its frame of 256. */
const [left, right] = [16, 240];

/** A star that is full from its left edge and grey beyond: `part` is from 0 to 1. */
function PartOfStar({ part, className }: { part: number; className: string }) {
  return (
    <IconFrame className={className}>
      <use href={icons.star} className="text-line" />
      <svg width={left + (right - left) * part} height={256} aria-hidden="true">
        <use href={icons.star} />
      </svg>
    </IconFrame>
  );
}

/**
 * Five stars, of which `rating` are filled, the last one in part; screen readers say 'Rated 4 out of 5'.
 */
export function StarRating({ rating, large }: { rating: number; large?: boolean }) {
  const { frame } = useWords('frame');
  const size = large ? 'size-10' : 'size-5';
  return (
    <span
      className="inline-flex flex-wrap gap-1 text-star"
      role="img"
      aria-label={frame.rated(rating, best)}
    >
      {Array.from({ length: best }, (_, index) => {
        const part = rating - index;
        const key = index;
        return part > 0 && part < 1 ? (
          <PartOfStar key={key} part={part} className={size} />
        ) : (
          <Icon key={key} path={part > 0 ? icons.star : icons.starEmpty} className={size} />
        );
      })}
    </span>
  );
}
