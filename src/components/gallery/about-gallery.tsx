import { aboutGallery } from '../../facts/media/galleries.ts';
import { useWords } from '../locale.tsx';
import { DrawingsNote } from '../pictures/drawings-note.tsx';
import { GalleryCarousel } from './gallery-carousel.tsx';
import { captioned, Gallery } from './picture-grid.tsx';

/** The number of pictures in the grid. */
const gridCount = 6;

interface AboutGalleryProps {
  variant?: 'grid' | 'carousel';
  /** The accessible name. */
  label: string;
}

/** The gallery of the about section: six pictures in a grid, or all of them in a carousel. */
export function AboutGallery({ variant = 'grid', label }: AboutGalleryProps) {
  const images = captioned(aboutGallery, useWords('gallery').aboutCaptions);
  return variant === 'grid' ? (
    <Gallery images={images.slice(0, gridCount)} label={label} compact />
  ) : (
    <>
      <GalleryCarousel images={images} label={label} />
      <DrawingsNote pictures={aboutGallery} className="mt-3 text-small text-ink-soft" />
    </>
  );
}
