import { departmentCards, departmentOf } from '../../facts/hospital/departments.ts';
import { aboutGallery, facilities } from '../../facts/media/galleries.ts';
import type { PictureName } from '../../facts/media/picture-names.ts';
import { useWords } from '../locale.tsx';
import { DrawingsNote } from '../pictures/drawings-note.tsx';
import { GalleryCarousel } from './gallery-carousel.tsx';
import { captioned, Gallery } from './picture-grid.tsx';

/** The number of pictures in the grid. */
const gridCount = 6;

/** What the home page shows above the grid: the rooms, and the objects of the departments. */
const rooms: ReadonlySet<PictureName> = new Set(facilities);
const objects: ReadonlySet<PictureName> = new Set(
  departmentCards.map((name) => departmentOf(name).picture),
);

/** The pictures with the largest frames. */
const leading = ['emergency', 'exterior', 'inpatient-ward'] as const;
const first: ReadonlySet<PictureName> = new Set(leading);

/** The pictures of the grid: after the leading ones first those that are not above it. */
function gridPictures() {
  const others = aboutGallery.filter((name) => !rooms.has(name) && !first.has(name));
  const isNew = (name: PictureName) => !objects.has(name);
  const [fresh, again] = [others.filter(isNew), others.filter((name) => !isNew(name))];
  return [...leading, ...fresh, ...again].slice(0, gridCount);
}

interface AboutGalleryProps {
  variant?: 'grid' | 'carousel';
  /** The accessible name. */
  label: string;
}

/** The gallery of the about section: six pictures in a grid, or all of them in a carousel. */
export function AboutGallery({ variant = 'grid', label }: AboutGalleryProps) {
  const { aboutCaptions } = useWords('gallery');
  return variant === 'grid' ? (
    <Gallery images={captioned(gridPictures(), aboutCaptions)} label={label} compact />
  ) : (
    <>
      <DrawingsNote pictures={aboutGallery} className="mb-4 text-small text-ink-soft" />
      <GalleryCarousel images={captioned(aboutGallery, aboutCaptions)} label={label} />
    </>
  );
}
