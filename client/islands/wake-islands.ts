import { onApproach, once, onUse } from '../../src/browser/when-needed.ts';

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
