import { onApproach, once, onUse } from '../src/browser/when-needed.ts';
import { registerServiceWorker } from '../src/features/offline/register-service-worker.ts';
import { datePrints } from './date-prints.ts';
import { wakeIslands } from './islands/wake-islands.ts';
import { logLoadTime } from './log-load-time.ts';
import { prefetchNextPage } from './prefetch-next-page.ts';
import { watchDisclosures } from './watch-disclosures.ts';
import { watchHeader } from './watch-header.ts';
import { watchNotFound } from './watch-not-found.ts';

/*
 * What every page runs: a few kB without any library. Whatever needs one is imported when the
 * visitor comes near it.
 */
registerServiceWorker();
watchHeader();
watchDisclosures();
watchNotFound();
prefetchNextPage();
datePrints();
logLoadTime();
wakeIslands();

for (const form of document.querySelectorAll<HTMLElement>('[data-in-place]')) {
  const wake = once(async () =>
    (await import('../src/features/planner/answer-in-place.ts')).answerInPlace(),
  );
  onUse(form, wake);
  // what was answered before the code had come
  if (document.querySelector('[data-print]')) wake();
}

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  onApproach(root, async () =>
    (await import('../src/components/gallery/wake-carousel.ts')).wakeCarousel(root),
  );
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.addEventListener('click', (event) => {
    // the popover stays the way out where the code cannot be loaded
    event.preventDefault();
    import('../src/features/sharing/share.ts')
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
      import('./reveal-sections.ts')
        .then(({ revealSections }) => revealSections())
        .catch(() => undefined);
    },
    { once: true, passive: true },
  );
}
