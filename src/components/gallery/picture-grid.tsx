import type { PictureName } from '../../facts/media/picture-names.ts';
import { Picture } from '../pictures/picture.tsx';
import type { PictureSize } from '../pictures/picture-element.tsx';

/** A picture and its caption. */
export interface CaptionedPicture {
  name: PictureName;
  caption: string;
}

/** Returns each picture with its caption. */
export function captioned<Name extends PictureName>(
  names: readonly Name[],
  captions: Readonly<Record<Name, string>>,
): CaptionedPicture[] {
  return names.map((name) => ({ name, caption: captions[name] }));
}

interface GalleryProps {
  images: readonly CaptionedPicture[];
  /** The picture that fills four cells on wide screens. */
  large?: PictureName;
  /** Small pictures on wide screens, the large one and the second wider. */
  compact?: boolean;
  /** The accessible name. */
  label: string;
}

/** Captioned pictures: a grid on wide screens, a row to swipe on phones. */
export function Gallery({ images, large, compact, label }: GalleryProps) {
  const [smallSize, largeSize] = compact
    ? (['small', 'smallLarge'] as const)
    : (['quarter', 'mosaic'] as const);
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus
      tabIndex={0}
      className={`picture-row mosaic gap-x-4 gap-y-6 ${compact ? 'is-compact text-small sm:grid-cols-3 lg:grid-cols-5' : 'sm:grid-cols-2 md:grid-cols-3 md:gap-6 lg:grid-cols-4'}`}
    >
      {images.map(({ name, caption }, index) => (
        <li
          key={name}
          data-reveal-item=""
          data-large={name === large ? '' : undefined}
          className="flex flex-col"
        >
          <GalleryFigure
            name={name}
            caption={caption}
            size={name === large || (compact && index === 1) ? largeSize : smallSize}
          />
        </li>
      ))}
    </ul>
  );
}

interface GalleryFigureProps extends CaptionedPicture {
  size: PictureSize;
}

/** One picture with its caption. */
export function GalleryFigure({ name, caption, size }: GalleryFigureProps) {
  return (
    <figure className="flex grow flex-col">
      <Picture
        name={name}
        size={size}
        className={`rounded-control aspect-3/2 ${size === 'mosaic' || size === 'smallLarge' ? 'md:aspect-auto' : ''}`.trim()}
      />
      <figcaption className="mt-3 font-semibold">{caption}</figcaption>
    </figure>
  );
}
