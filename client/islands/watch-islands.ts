import { onApproach, once, onUse } from '../../src/components/loading/when-needed.ts';

/** Fetches and compiles a script of the build without running it. */
async function preloadModule(fileName: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/assets/${fileName}`;
  document.head.append(link);
}

/** Returns whether a change is an error that show-invalid.ts shows or removes. */
function isError({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const errors = '.error-summary, .field-error';
  const within = (node: Node) =>
    Boolean((node instanceof Element ? node : node.parentElement)?.closest(errors));
  const changed = [...addedNodes, ...removedNodes];
  return within(target) || (changed.length > 0 && changed.every(within));
}

/**
 * Returns a function that tells whether the island is still the server's markup. Translators,
 * password managers and writing aids add nodes or change texts; React would then build the form
 * again under the fingers of someone who types.
 */
function watchMarkup(element: HTMLElement): () => boolean {
  const { lang } = document.documentElement;
  let isForeign = false;
  const note = (changes: readonly MutationRecord[]) => {
    if (!changes.every(isError)) isForeign = true;
  };
  const observer = new MutationObserver(note);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    return !isForeign && document.documentElement.lang === lang;
  };
}

/**
 * Watches the page's islands: preloads React when the visitor scrolls near one, and hydrates an
 * island when it is used. The server's markup works until then, and hydrating at page load would
 * block the phone's main thread. An island that something else has changed stays the server's.
 */
export function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const isUntouched = watchMarkup(element);
    const hydrate = once(async () => {
      if (!isUntouched()) return;
      const { hydrateIsland } = await import('./hydrate-island.ts');
      await hydrateIsland(element, isUntouched);
    });
    onUse(element, hydrate);
    const { script } = element.dataset;
    // an island without a box of its own never comes near
    const [box = element] = element.children;
    if (script) onApproach(box, () => preloadModule(script));
  }
}
