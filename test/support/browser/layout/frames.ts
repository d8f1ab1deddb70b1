import type { Page } from 'playwright-core';

/** Waits for two frames, so that pending changes are drawn and observers have run. */
export async function awaitFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/**
 * Scrolls from the top to the end in steps of a share of the screen. Each step is drawn before the
 * next, so that lazy content loads on a busy machine too.
 */
export async function scrollThrough(page: Page, step = 0.4): Promise<void> {
  const drawn = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(document.documentElement.scrollHeight)),
          ),
        );
      });
    }, top);
  const { height } = page.viewportSize() ?? { height: 800 };
  for (let top = 0; top < (await drawn(top)); top += height * step);
}

/**
 * Touches every widget of the page and returns whether React or the carousel's code has activated all
 * of them. A touch before the entry script has run has no effect.
 */
function touchWidgets(): boolean {
  const islands = [...document.querySelectorAll('[data-island]')];
  const carousels = [...document.querySelectorAll('[data-carousel]')];
  for (const widget of [...islands, ...carousels]) widget.dispatchEvent(new Event('pointerdown'));
  // React marks the nodes that it has hydrated
  const taken = (node: Element | null) =>
    node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  return (
    islands.every((island) => taken(island.querySelector('form'))) &&
    carousels.every((carousel) => carousel.hasAttribute('data-awake'))
  );
}

/** Touches the page's widgets until they are active. */
export async function awaitWidgets(page: Page): Promise<void> {
  await page.waitForFunction(touchWidgets);
}
