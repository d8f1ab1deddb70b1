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
