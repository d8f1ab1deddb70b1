import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { buttonClasses } from '../links/button-classes.ts';
import { useWords } from '../locale.tsx';
import { type CaptionedPicture, GalleryFigure } from './picture-grid.tsx';

interface GalleryCarouselProps {
  images: readonly CaptionedPicture[];
  label: string;
}

/**
 * Captioned pictures in a row: one at a time on small screens, two on medium, three on large ones.
 * Without script it scrolls by touch, wheel and arrow keys. start-carousel.ts adds the buttons
 * (WAI-ARIA APG, carousel pattern).
 */
export function GalleryCarousel({ images, label }: GalleryCarouselProps) {
  const { carousel } = useWords('carousel');
  return (
    <section aria-roledescription={carousel.role} aria-label={label} data-carousel="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        className="carousel-viewport"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus
        tabIndex={0}
        role="group"
        aria-label={carousel.picturesOf(label)}
        data-carousel-viewport=""
      >
        <div className="carousel-track">
          {images.map(({ name, caption }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group (APG, carousel)
            <div
              key={name}
              role="group"
              aria-roledescription={carousel.slideRole}
              aria-label={carousel.position(index + 1, images.length)}
              className="carousel-slide"
            >
              <GalleryFigure name={name} caption={caption} size="third" />
            </div>
          ))}
        </div>
      </div>
      {/* has the height of its buttons, which script may show while the row is in view */}
      <div className="no-print mt-5 flex min-h-12 flex-wrap items-center gap-3">
        <StepButton direction="previous" label={carousel.previous} />
        <StepButton direction="next" label={carousel.next} />
        <p
          role="status"
          data-carousel-status={carousel.severalInView}
          data-carousel-status-one={carousel.oneInView}
          className="text-small text-ink-soft"
        />
      </div>
    </section>
  );
}

const arrows = { previous: icons.arrowLeft, next: icons.arrowRight } as const;

/** A button that is hidden until script has started the carousel. */
function StepButton({ direction, label }: { direction: keyof typeof arrows; label: string }) {
  return (
    <button
      type="button"
      hidden
      data-carousel-control={direction}
      className={buttonClasses('quiet')}
    >
      <Icon path={arrows[direction]} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
