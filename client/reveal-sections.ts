import { inView, stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds a section takes to arrive and between the items of a list. */
const duration = 0.55;
const delayPerItem = 0.1;

/** What of a section arrives one after the other: the items of its lists, else the whole. */
function partsOf(section: HTMLElement): HTMLElement[] {
  const items = section.querySelectorAll<HTMLElement>('[data-reveal-item]');
  return items.length > 0 ? [...items] : [section];
}

/**
 * Sections below the fold arrive once when they come into view. Only what is out of sight when
 * this runs is ever hidden, by opacity and transform alone, so nothing on screen vanishes and
 * nothing moves the layout.
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
          { duration, delay: stagger(delayPerItem), ease: 'easeOut' },
        ).then(() => {
          for (const part of parts) part.removeAttribute('style');
        });
        // once is enough: no answer means inView stops watching
      },
      { amount: 'some', margin: '0px 0px -8% 0px' },
    );
  }
}
