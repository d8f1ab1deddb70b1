import type { GalleryImage } from '../../words/en/gallery.ts';
import { Picture } from '../picture.tsx';

interface GalleryProps {
  images: readonly GalleryImage[];
  /** The title of the picture that takes four places on wide screens. */
  large?: string;
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
      {images.map(({ src, title }) => (
        <li
          key={title}
          data-reveal-item=""
          data-large={title === large ? '' : undefined}
          className="flex flex-col"
        >
          <GalleryFigure src={src} title={title} large={title === large} />
        </li>
      ))}
    </ul>
  );
}

interface GalleryFigureProps extends Pick<GalleryImage, 'src' | 'title'> {
  large?: boolean;
}

/** One picture with its caption. */
export function GalleryFigure({ src, title, large }: GalleryFigureProps) {
  return (
    <figure className="flex grow flex-col">
      <Picture
        name={src}
        size={large ? 'half' : 'small'}
        className={`rounded-control ${large ? 'aspect-3/2 md:aspect-auto' : 'aspect-3/2'}`}
      />
      <figcaption className="mt-2.5 font-semibold">{title}</figcaption>
    </figure>
  );
}
