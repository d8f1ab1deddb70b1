import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../tools/run/launch-chromium.ts';
import { findViolations } from './find-violations.ts';
import { knownPaths, postEmptyForm, screens, stayOnSite } from './known-pages.ts';

const origin = inject('origin');

/** Judges the page in light, then in dark. */
async function expectNoBarrier(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() => document.getAnimations().length === 0, undefined, {
      polling: 'raf',
    });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
}

describe.each(Object.entries(screens))('on a %s, light and dark', (_screen, viewport) => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    // without motion nothing is caught half way through a reveal or a change of colour
    context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    page = await context.newPage();
    await stayOnSite(page, origin);
  });
  afterAll(() => browser.close());

  it.each([...knownPaths, '/no-such-page', '/blog/99', '/medical-blog?q=nothing-like-it'])(
    '%s has no barrier that can be found by machine',
    async (path) => {
      await page.goto(origin + path);
      await expectNoBarrier(page);
    },
  );

  it.each(['/', '/contact', '/appointments'])(
    '%s has none either when it comes back with errors',
    async (path) => {
      const { status, headers, html } = await postEmptyForm(context.request, origin + path);
      expect(status).toBe(422);
      await page.route(origin + path, (route) => route.fulfill({ status, headers, body: html }));
      await page.goto(origin + path);
      await page.getByRole('alert').waitFor();
      await expectNoBarrier(page);
      await page.unroute(origin + path);
    },
  );
});

it('on a phone the open menu and an open question have no barrier', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: screens.phone, reducedMotion: 'reduce' });
  await stayOnSite(page, origin);
  await page.goto(origin);
  await page.locator('summary').first().click();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'visible' });
  await expectNoBarrier(page);
  await browser.close();
});
