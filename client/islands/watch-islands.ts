import { onApproach, once, onUse } from '../../src/browser/when-needed.ts';

/** Fetches and compiles a script of the build without running it. */
async function preloadModule(fileName: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/assets/${fileName}`;
  document.head.append(link);
}

/**
 * Watches the page's islands: preloads React when the visitor scrolls near one, and hydrates an
 * island when it is used. The server's markup works until then, and hydrating at page load would
 * block the phone's main thread.
 */
export function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrate = once(async () => {
      const { hydrateIsland } = await import('./hydrate-island.ts');
      await hydrateIsland(element);
    });
    onUse(element, hydrate);
    const { script } = element.dataset;
    if (script) onApproach(element, () => preloadModule(script));
  }
}
