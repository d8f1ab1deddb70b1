import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, openPage } from '../support/browser/open-page.ts';
import { installClock, stopClock } from '../support/browser/page-clock.ts';

const article = '/medical-blog/pregnancy-nutrition-guide';

/** Replaces the clipboard; copying then shows a toast. */
function stubClipboard(): void {
  Reflect.defineProperty(navigator, 'share', { value: undefined });
  Reflect.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
}

function closeButtons(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
}

async function showToast(options: object = desktop) {
  const { page } = await openPage(article, {
    reducedMotion: 'reduce',
    ...options,
    prepare: async (context) => {
      await context.addInitScript(stubClipboard);
      await installClock(context);
    },
  });
  await stopClock(page);
  const share = page.getByRole('button', { name: 'Share', exact: true }).first();
  await share.click();
  const toast = page.getByText('Address copied');
  await toast.waitFor();
  // a toast under the pointer stays
  await page.mouse.move(5, 300);
  return { page, share, toast };
}

it('a toast disappears after five seconds', async () => {
  const { page, toast } = await showToast();
  await page.clock.runFor(4900);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await toast.waitFor({ state: 'detached' });
});

it('a toast stays while the chat covers its tab, and while the pointer is on it', async () => {
  const { page, toast } = await showToast();
  await page.evaluate(() =>
    Reflect.defineProperty(document, 'hidden', { value: true, writable: true }),
  );
  await page.clock.runFor(20_000);
  expect(await toast.isVisible()).toBe(true);
  await page.evaluate(() => Reflect.set(document, 'hidden', false));
  await toast.hover();
  await page.clock.runFor(20_000);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(5, 300);
  await page.clock.runFor(5100);
  await toast.waitFor({ state: 'detached' });
});

it('a toast closes with its button, also by keyboard', async () => {
  const { page, share, toast } = await showToast();
  await closeButtons(page).click();
  await toast.waitFor({ state: 'detached' });
  await share.click();
  await closeButtons(page).press('Enter');
  await toast.waitFor({ state: 'detached' });
});
