import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { awaitFrames } from '../support/browser/layout/frames.ts';
import { openPage, phone } from '../support/browser/open-page.ts';

const react = /\/hydrate-island-/;

/** The scripts of the page, without the service worker. */
function scriptsIn(requested: readonly string[]): string[] {
  return requested.filter((address) => /^\/assets\/.+\.js$/.test(address));
}

/** Sets Save-Data for the visitor. */
function saveData(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Waits until idle callbacks have run. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 9000 })),
  );
  await awaitFrames(page);
}

it('with Save-Data the script of a form loads only when the form is near', async () => {
  const { page, requested } = await openPage('/', { ...phone, prepare: saveData });
  await idle(page);
  expect(scriptsIn(requested)).toEqual([expect.stringMatching(/^\/assets\/entry-/)]);
  await page.getByRole('heading', { name: 'Our Medical Services' }).scrollIntoViewIfNeeded();
  await idle(page);
  expect(scriptsIn(requested).filter((address) => react.test(address))).toEqual([]);
  await page.locator('main form').scrollIntoViewIfNeeded();
  await eventually(() => scriptsIn(requested).some((address) => react.test(address))).toBe(true);
});
