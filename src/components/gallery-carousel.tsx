import type { GalleryImage } from '../content/gallery.ts';
import { GalleryFigure } from './gallery.tsx';

/**
 * Captioned pictures in a row: one a view on small screens, two on medium, three on large ones
 * (spec section 2, About block). Without script it scrolls by touch, wheel and arrow keys.
 */
export function GalleryCarousel({
  images,
  label,
}: {
  images: readonly GalleryImage[];
  label: string;
}) {
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus */}
      <ul className="scroller carousel-track gap-5 pb-4" tabIndex={0} aria-label={label}>
        {images.map(({ src, title }) => (
          <li key={title}>
            <GalleryFigure src={src} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
