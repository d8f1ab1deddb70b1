import { aboutGallery, carouselGallery, facilities } from '../../facts/media/galleries.ts';
import type { PictureName } from '../../facts/media/picture-names.ts';
import { useWords } from '../locale.tsx';
import { DrawingsNote } from '../pictures/drawings-note.tsx';
import { GalleryCarousel } from './gallery-carousel.tsx';
import { captioned, Gallery } from './picture-grid.tsx';

/** The number of pictures in the grid. */
const gridCount = 6;

/** The rooms in the gallery of facilities, which the home page shows above the grid. */
const shownAbove: ReadonlySet<PictureName> = new Set(facilities);

interface AboutGalleryProps {
  variant?: 'grid' | 'carousel';
  /** The accessible name. */
  label: string;
}

/** The gallery of the about section: six pictures in a grid, or all of them in a carousel. */
export function AboutGallery({ variant = 'grid', label }: AboutGalleryProps) {
  const { aboutCaptions } = useWords('gallery');
  const others = aboutGallery.filter((name) => !shownAbove.has(name)).slice(0, gridCount);
  return variant === 'grid' ? (
    <Gallery images={captioned(others, aboutCaptions)} label={label} compact />
  ) : (
    <>
      <DrawingsNote pictures={aboutGallery} className="mb-4 text-small text-ink-soft" />
      <GalleryCarousel images={captioned(carouselGallery, aboutCaptions)} label={label} />
    </>
  );
}
