import { inView, stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds for the animation of a section, and between the items of a list. */
const duration = 0.55;
const delayPerItem = 0.1;
/** Seconds until the last item starts: a long list must not stay blank. */
const maxDelay = 0.4;

/**
 * Returns the parts that appear one after the other: the items of its lists, or the whole section.
 */
function partsOf(section: HTMLElement): HTMLElement[] {
  const items = section.querySelectorAll<HTMLElement>('[data-reveal-item]');
  return items.length > 0 ? [...items] : [section];
}

/**
 * Animates sections below the fold once, when they scroll into view. Hides only sections that are
 * out of sight when this runs, with opacity and transform, so nothing on screen disappears and the
 * layout does not move.
 */
export function revealSections(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (section.getBoundingClientRect().top < window.innerHeight) continue;
    const parts = partsOf(section);
    for (const part of parts) part.style.opacity = '0';
    inView(
      section,
      () => {
        animate(
          parts,
          { opacity: [0, 1], transform: ['translateY(16px)', 'none'] },
          {
            duration,
            delay: stagger(Math.min(delayPerItem, maxDelay / parts.length)),
            ease: 'easeOut',
          },
        ).then(() => {
          for (const part of parts) part.removeAttribute('style');
        });
        // returning nothing makes inView stop watching
      },
      { amount: 'some', margin: '0px 0px -8% 0px' },
    );
  }
}
