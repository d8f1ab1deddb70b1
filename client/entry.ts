import { watchDisclosures } from './disclosures.ts';
import { watchHeader } from './header.ts';
import { logLoadTime } from './load-timing.ts';
import { watchNotFound } from './not-found.ts';
import { prefetchNextPage } from './prefetch.ts';
import { datePrints } from './print-day.ts';
import { onApproach, wakeIslands } from './wake-islands.ts';

/*
 * What every page runs: a few kB without any library. Whatever needs one is imported when the
 * visitor comes near it.
 */
watchHeader();
watchDisclosures();
watchNotFound();
prefetchNextPage();
datePrints();
logLoadTime();
wakeIslands();

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  onApproach(root, async () => (await import('./carousel.ts')).wakeCarousel(root));
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.addEventListener('click', (event) => {
    // the popover stays the way out where the code cannot be loaded
    event.preventDefault();
    import('./share.ts')
      .then(({ share }) => share(button))
      .catch(() => {
        document.getElementById(button.getAttribute('popovertarget') ?? '')?.showPopover();
      });
  });
}

if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  // nothing below the fold has to arrive before the visitor scrolls
  window.addEventListener(
    'scroll',
    () => {
      import('./reveals.ts').then(({ revealSections }) => revealSections()).catch(() => undefined);
    },
    { once: true, passive: true },
  );
}
