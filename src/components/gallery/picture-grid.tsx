import { largePictures } from '../../facts/media/galleries.ts';
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
  /** Five small ones in a row below a large one, on wide screens in the grid of its parent. */
  compact?: boolean;
  /** The accessible name. */
  label: string;
}

/** Captioned pictures: a grid on wide screens, a row to swipe on phones. */
export function Gallery({ images, compact, label }: GalleryProps) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus
      tabIndex={0}
      className={`picture-row gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3 ${compact ? 'is-compact' : 'sm:gap-x-10 lg:grid-cols-4'}`}
    >
      {images.map(({ name, caption }) => {
        const isLarge = largePictures.has(name);
        return (
          <li key={name} data-reveal-item="" data-large={isLarge ? '' : undefined} className="grid">
            <GalleryFigure name={name} caption={caption} size={isLarge ? 'mosaic' : 'quarter'} />
          </li>
        );
      })}
    </ul>
  );
}

interface GalleryFigureProps extends CaptionedPicture {
  size: PictureSize;
}

/** One picture and its caption below. */
export function GalleryFigure({ name, caption, size }: GalleryFigureProps) {
  return (
    <figure className="flex flex-col">
      <Picture name={name} size={size} className="framed" />
      <figcaption className="mt-2 font-display text-h4 font-bold">{caption}</figcaption>
    </figure>
  );
}
