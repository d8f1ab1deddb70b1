import { hasDataToSpare } from './data-saving.ts';

/** Distances from the viewport at which code is loaded: after page load, and when idle. */
const nearby = '400px';
const ahead = '150%';

/** Runs `run` when the browser is idle, at the latest after 8 seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 8000 });
  else setTimeout(run, 3000);
}

/** Runs `run` after the page has loaded and drawn one more frame. */
export function whenShown(run: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(run));
  if (document.readyState === 'complete') afterFrame();
  else window.addEventListener('load', afterFrame, { once: true });
}

/** Returns a function that runs `load` once, or again after a failure. */
export function once(load: () => Promise<unknown>): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    load().catch(() => {
      running = false;
    });
  };
}

/** Runs `run` each time the element gets the focus, a press or input. */
export function onUse(element: Element, run: () => void): void {
  for (const use of ['focusin', 'pointerdown', 'input']) {
    element.addEventListener(use, run, { passive: true });
  }
}

/**
 * Runs `load` once: when the element is used, or when it is near the viewport after the page has
 * loaded. Earlier, the code would compete for bandwidth with the first paint. An idle browser looks
 * further ahead, but not to the end of a long page, which few visitors reach.
 */
export function onApproach(element: Element, load: () => Promise<unknown>): void {
  const start = once(load);
  function startWithin(rootMargin: string): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin },
    );
    observer.observe(element);
  }
  onUse(element, start);
  whenShown(() => {
    startWithin(nearby);
    if (hasDataToSpare()) whenIdle(() => startWithin(ahead));
  });
}
