import { aboutGallery } from '../../facts/media/galleries.ts';
import { useWords } from '../locale.tsx';
import { DrawingsNote } from '../pictures/drawings-note.tsx';
import { GalleryCarousel } from './gallery-carousel.tsx';
import { captioned, Gallery } from './picture-grid.tsx';

/** How many of the pictures the grid shows. */
const gridCount = 6;

interface AboutGalleryProps {
  variant?: 'grid' | 'carousel';
  /** The accessible name of the carousel. */
  label: string;
}

/** The about block's gallery: six pictures in a grid, or all eleven in a carousel. */
export function AboutGallery({ variant = 'grid', label }: AboutGalleryProps) {
  const images = captioned(aboutGallery, useWords('gallery').aboutCaptions);
  return variant === 'grid' ? (
    <Gallery images={images.slice(0, gridCount)} compact />
  ) : (
    <>
      <GalleryCarousel images={images} label={label} />
      <DrawingsNote pictures={aboutGallery} className="mt-3 text-small text-ink-soft" />
    </>
  );
}
