import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../tools/run/launch-chromium.ts';
import { screens } from '../support/browser/screens.ts';
import { href } from '../support/href.ts';
import { pageBudgets } from './budgets.ts';
import { layoutShiftOn } from './layout-shift.ts';

const origin = inject('origin');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each(screens)('on $screen', ({ options: { viewport } }) => {
  it.each([href('home'), href('about'), href('appointments'), href('blogPost', 1)])(
    '%s has no layout shift when its fonts load after the first paint',
    async (path) => {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      let fonts = 0;
      await page.route('**/*.woff2', async (route) => {
        // a busy machine may paint late
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        fonts += 1;
        await route.continue();
      });
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(fonts).toBeGreaterThan(0);
      expect(await layoutShiftOn(page)).toBeLessThanOrEqual(pageBudgets.shift);
      await page.close();
    },
  );
});
