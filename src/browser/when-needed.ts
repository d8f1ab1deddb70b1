import { hasDataToSpare } from './data-saving.ts';

/** How far outside the viewport an island is woken at once, and how far once the browser is idle. */
const nearby = '400px';
const ahead = '150%';

/** Runs when the browser has nothing to do, or after some seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 8000 });
  else setTimeout(run, 3000);
}

/** Runs when the page has loaded and the frame after has been drawn. */
export function whenShown(run: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(run));
  if (document.readyState === 'complete') afterFrame();
  else window.addEventListener('load', afterFrame, { once: true });
}

/** Runs `wake` once; when it fails, the next time tries again, and until then the page works as it came. */
export function once(wake: () => Promise<unknown>): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    wake().catch(() => {
      running = false;
    });
  };
}

/** Runs `run` each time when the element is used. */
export function onUse(element: HTMLElement, run: () => void): void {
  for (const use of ['focusin', 'pointerdown', 'input']) {
    element.addEventListener(use, run, { passive: true });
  }
}

/**
 * Runs `wake` once: when the element is used, or, once the page is shown, when it is near; until
 * then the code would take the line from what the visitor waits to see. An idle browser looks
 * further ahead, but not to the end of a long page that few read to its end.
 */
export function onApproach(element: HTMLElement, wake: () => Promise<unknown>): void {
  const start = once(wake);
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
