import { onApproach, once, onUse } from '../src/components/loading/when-needed.ts';
import { registerServiceWorker } from '../src/features/offline/register-service-worker.ts';
import { showMoments } from '../src/features/today/show-moments.ts';
import { watchIslands } from './islands/watch-islands.ts';
import { logLoadTime } from './log-load-time.ts';
import { preparePrint } from './prepare-print.ts';
import { watchDisclosures } from './watch-disclosures.ts';
import { watchHeader } from './watch-header.ts';
import { watchNotFound } from './watch-not-found.ts';

/*
 * The script of every page: a few kB without any library. Code that needs a library is imported
 * when the visitor scrolls near its element or uses it.
 */
registerServiceWorker();
showMoments();
watchHeader();
watchDisclosures();
watchNotFound();
preparePrint();
logLoadTime();
watchIslands();

for (const form of document.querySelectorAll<HTMLElement>('[data-in-place]')) {
  const load = once(async () =>
    (await import('../src/features/planner/submit-in-place.ts')).submitInPlace(),
  );
  onUse(form, load);
  // the page already has an answer, which needs its buttons
  if (document.querySelector('[data-print]')) load();
}

for (const form of document.querySelectorAll<HTMLElement>('[data-problem]')) {
  onApproach(form, async () =>
    (await import('../src/components/form/show-invalid.ts')).showInvalid(),
  );
}

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  onApproach(root, async () =>
    (await import('../src/components/gallery/start-carousel.ts')).startCarousel(root),
  );
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  // the region that announces the copy must be there before its text
  onApproach(button, async () =>
    (await import('../src/features/sharing/share.ts')).prepareShare(button),
  );
  button.addEventListener('click', (event) => {
    // the popover is the fallback when the code cannot be loaded
    event.preventDefault();
    import('../src/features/sharing/share.ts')
      .then(({ share }) => share(button))
      .catch(() => {
        document.getElementById(button.getAttribute('popovertarget') ?? '')?.showPopover();
      });
  });
}

if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  // nothing below the fold is needed before the visitor scrolls
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
