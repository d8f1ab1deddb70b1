import { aboutGallery, aboutSlides } from '../../facts/media/galleries.ts';
import { useWords } from '../locale.tsx';
import { DrawingsNote } from '../pictures/drawings-note.tsx';
import { GalleryCarousel } from './gallery-carousel.tsx';
import { captioned, Gallery } from './picture-grid.tsx';

/** The number of pictures in the grid, the first of all. */
const gridCount = 6;

interface AboutGalleryProps {
  variant?: 'grid' | 'carousel';
  /** The accessible name. */
  label: string;
}

/** The gallery of the about section: six pictures in a grid, or all of them in a carousel. */
export function AboutGallery({ variant = 'grid', label }: AboutGalleryProps) {
  const { aboutCaptions } = useWords('gallery');
  return variant === 'grid' ? (
    <Gallery
      images={captioned(aboutGallery.slice(0, gridCount), aboutCaptions)}
      label={label}
      compact
    />
  ) : (
    <>
      <DrawingsNote pictures={aboutGallery} className="mb-4 text-small text-ink-soft" />
      <GalleryCarousel images={captioned(aboutSlides, aboutCaptions)} label={label} />
    </>
  );
}
