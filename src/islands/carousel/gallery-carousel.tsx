import { buttonClasses } from '../../components/button-classes.ts';
import { type CaptionedPicture, GalleryFigure } from '../../components/gallery/picture-grid.tsx';
import { Icon } from '../../components/icon.tsx';

interface GalleryCarouselProps {
  images: readonly CaptionedPicture[];
  label: string;
}

/**
 * Captioned pictures in a row: one a view on small screens, two on medium, three on large ones
 * (spec section 2, About block). Without script it scrolls by touch, wheel and arrow keys;
 * client/carousel.ts adds the buttons (WAI-ARIA APG, carousel pattern).
 */
export function GalleryCarousel({ images, label }: GalleryCarouselProps) {
  return (
    <section aria-roledescription="carousel" aria-label={label} data-carousel="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        className="carousel-viewport"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus
        tabIndex={0}
        role="group"
        aria-label={`${label}: pictures`}
        data-carousel-viewport=""
      >
        <div className="carousel-track">
          {images.map(({ name, caption }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group (APG, carousel)
            <div
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${images.length}`}
              className="carousel-slide"
            >
              <GalleryFigure name={name} caption={caption} />
            </div>
          ))}
        </div>
      </div>
      {/* as high as its buttons from the start: the code may come while the row is in view */}
      <div className="no-print mt-5 flex min-h-12 flex-wrap items-center gap-3">
        <StepButton direction="previous" />
        <StepButton direction="next" />
        <p role="status" data-carousel-status="" className="text-small text-ink-soft" />
      </div>
    </section>
  );
}

const steps = {
  previous: { icon: 'arrow-left', label: 'Previous slide' },
  next: { icon: 'arrow-right', label: 'Next slide' },
} as const;

/** Hidden until script can make it work. */
function StepButton({ direction }: { direction: keyof typeof steps }) {
  const { icon, label } = steps[direction];
  return (
    <button
      type="button"
      hidden
      data-carousel-control={direction}
      className={buttonClasses('quiet')}
    >
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
