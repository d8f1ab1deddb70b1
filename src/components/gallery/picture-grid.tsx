import type { PictureName } from '../../facts/media/picture-names.ts';
import { Picture } from '../pictures/picture.tsx';

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
  /** A thin strip. */
  compact?: boolean;
}

const looks = {
  grid: 'xs:grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8',
  mosaic: 'mosaic xs:grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8',
  compact: 'xs:grid-cols-3 gap-x-3 gap-y-5 text-small lg:grid-cols-6',
} as const;

/** Captioned pictures in a grid. */
export function Gallery({ images, large, compact }: GalleryProps) {
  const look = compact ? 'compact' : large ? 'mosaic' : 'grid';
  return (
    <ul className={`grid ${looks[look]}`}>
      {images.map(({ name, caption }) => (
        <li
          key={name}
          data-reveal-item=""
          data-large={name === large ? '' : undefined}
          className="flex flex-col"
        >
          <GalleryFigure name={name} caption={caption} large={name === large} />
        </li>
      ))}
    </ul>
  );
}

interface GalleryFigureProps extends CaptionedPicture {
  large?: boolean;
}

/** One picture with its caption. */
export function GalleryFigure({ name, caption, large }: GalleryFigureProps) {
  return (
    <figure className="flex grow flex-col">
      <Picture
        name={name}
        size={large ? 'mosaic' : 'small'}
        className={`rounded-control ${large ? 'aspect-2/1 sm:aspect-3/2 md:aspect-auto' : 'aspect-3/2'}`}
      />
      <figcaption className="mt-2.5 font-semibold">{caption}</figcaption>
    </figure>
  );
}
