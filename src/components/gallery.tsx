import type { GalleryImage } from '../content/gallery.ts';
import { Picture } from './picture.tsx';

/** Captioned pictures in a grid; the first is wide. */
export function Gallery({ images }: { images: readonly GalleryImage[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8">
      {images.map(({ src, title }) => (
        <li key={title}>
          <GalleryFigure src={src} title={title} />
        </li>
      ))}
    </ul>
  );
}

/** One picture with its caption. */
export function GalleryFigure({ src, title }: Pick<GalleryImage, 'src' | 'title'>) {
  return (
    <figure>
      <Picture name={src} size="third" className="aspect-3/2 rounded-control" />
      <figcaption className="mt-2.5 font-semibold">{title}</figcaption>
    </figure>
  );
}
