/** How far outside the viewport an island is woken at once, and how far once the browser is idle. */
const nearby = '400px';
const ahead = '150%';

interface ConnectionAware extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as ConnectionAware).connection?.saveData ?? false;
}

/** Whether idle time may be spent on downloads that the visitor might never need. */
function hasDataToSpare(): boolean {
  const { effectiveType = '4g' } = (navigator as ConnectionAware).connection ?? {};
  return !savesData() && effectiveType === '4g';
}

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

/** Fetches a script and compiles it, without running it. */
async function preload(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/**
 * Finds the page's islands. React is fetched when one is approached, and it is run when one is used: until then the server's markup does the same, and running it right after the page has
 * loaded would take the phone's only thread from the visitor.
 */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrate = once(async () => {
      const { hydrateIsland } = await import('./hydrate-island.ts');
      await hydrateIsland(element);
    });
    onUse(element, hydrate);
    const { script } = element.dataset;
    if (script) onApproach(element, () => preload(script));
  }
}
