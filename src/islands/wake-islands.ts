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

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 8000 });
  else setTimeout(run, 3000);
}

/** Runs when the page has loaded and the frame after has been drawn. */
function whenShown(run: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(run));
  if (document.readyState === 'complete') afterFrame();
  else window.addEventListener('load', afterFrame, { once: true });
}

/**
 * Runs `wake` once: when the element is focused or touched, or, once the page is shown, when it is
 * near; until then the code would take the line from what the visitor waits to see. An idle browser
 * looks further ahead, but not to the end of a long page that few read to its end.
 */
export function onApproach(element: HTMLElement, wake: () => Promise<unknown>): void {
  let waking = false;
  const observers = new Set<IntersectionObserver>();
  function startWithin(rootMargin: string): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin },
    );
    observer.observe(element);
    observers.add(observer);
  }
  function start(): void {
    if (waking) return;
    waking = true;
    for (const observer of observers) observer.disconnect();
    wake().catch(() => {
      // the next focus or touch tries again; until then the page works as it came
      waking = false;
    });
  }
  element.addEventListener('focusin', start);
  element.addEventListener('pointerdown', start, { passive: true });
  whenShown(() => {
    if (!waking) startWithin(nearby);
    if (hasDataToSpare()) whenIdle(() => waking || startWithin(ahead));
  });
}

/** Finds the page's islands; React and their code load only when one is approached. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    onApproach(element, async () => {
      const { hydrateIsland } = await import('./hydrate-island.ts');
      await hydrateIsland(element);
    });
  }
}
