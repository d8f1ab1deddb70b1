import type { Page } from 'playwright-core';

/** Waits until the page has drawn what it has been told so far: observers have been told, too. */
export async function awaitFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/**
 * Scrolls from the top to the end as a visitor does, in steps of a share of the screen. Each step
 * is drawn before the next, however busy the machine is: what waits to be near has its chance.
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
