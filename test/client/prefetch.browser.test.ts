import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { desktop, openPage, phone } from '../support/browser/open-page.ts';
import { installClock } from '../support/browser/page-clock.ts';

/** Addresses that the page prefetches. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

function mainLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

it('touching a link prefetches its page', async () => {
  const { page } = await openPage('/doctors', phone);
  await page.getByRole('button', { name: 'Toggle menu' }).tap();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' });
  const box = await link.boundingBox();
  if (!box) throw new Error('no link');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + 20, y: box.y + box.height / 2 }],
  });
  await eventually(() => prefetched(page)).toEqual(['/about']);
});

it('nothing is prefetched with Save-Data', async () => {
  const { page } = await openPage('/doctors', {
    ...desktop,
    prepare: async (context) => {
      await context.addInitScript(() =>
        Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await installClock(context);
    },
  });
  await mainLink(page, 'Insurance').hover();
  await page.clock.runFor(1000);
  expect(await prefetched(page)).toEqual([]);
});
