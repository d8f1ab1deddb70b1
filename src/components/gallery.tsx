import type { GalleryImage } from '../content/gallery.ts';
import { Picture } from './picture.tsx';

interface GalleryProps {
  images: readonly GalleryImage[];
  /** The first picture takes four places on wide screens. */
  mosaic?: boolean;
}

/** Captioned pictures in a grid. */
export function Gallery({ images, mosaic }: GalleryProps) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8 ${mosaic ? 'mosaic' : ''}`}
    >
      {images.map(({ src, title }, index) => (
        <li key={title} data-reveal-item="" className="flex flex-col">
          <GalleryFigure src={src} title={title} large={Boolean(mosaic) && index === 0} />
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
        className={`rounded-control ${large ? 'aspect-3/2 md:aspect-auto md:h-full' : 'aspect-3/2'}`}
      />
      <figcaption className="mt-2.5 font-semibold">{title}</figcaption>
    </figure>
  );
}
