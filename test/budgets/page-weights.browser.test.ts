import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { isStandalone, rowOf } from '../../src/site/routes.ts';
import { launchChromium } from '../../tools/run/launch-chromium.ts';
import { screens } from '../support/browser/layout/screens.ts';
import { href } from '../support/href.ts';
import { layouts } from '../support/layouts.ts';
import { pageBudgets } from './budgets.ts';
import { layoutShiftOn, weighPage } from './page-weight.ts';

const origin = inject('origin');
const rows: object[] = [];
let browser: Browser;

/** The budget of the scripts at first view. */
function scriptBudget(path: string, islandsInView: number): number {
  if (islandsInView > 0) return pageBudgets.allScript;
  const name = knownPlaces.get(path)?.name;
  const isForm = name === 'whatWillIPay' || (name && rowOf(name).plan);
  return isForm ? pageBudgets.firstFormScript : pageBudgets.firstScript;
}

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  const { html, css, fonts, firstScript, allScript, firstView } = pageBudgets;
  console.table([...rows, { path: 'budget', html, css, fonts, firstScript, allScript, firstView }]);
});

// html.test.ts weighs the HTML of every page
it.concurrent.each(layouts)('%s is within its budgets and has no layout shift', async (path) => {
  const weight = await weighPage(browser, origin, path);
  const { html, css, fonts, firstScript, allScript, firstView, shift, islandsInView } = weight;
  rows.push({ path, html, css, fonts, firstScript, allScript, firstView });
  // an empty page would pass
  const loaded = isStandalone(knownPlaces.get(path)?.name) ? [html, css] : [html, css, fonts];
  expect(Math.min(...loaded, firstScript)).toBeGreaterThan(0);
  expect(css).toBeLessThanOrEqual(pageBudgets.css);
  expect(fonts).toBeLessThanOrEqual(pageBudgets.fonts);
  expect(firstScript).toBeLessThanOrEqual(scriptBudget(path, islandsInView));
  expect(allScript).toBeLessThanOrEqual(pageBudgets.allScript);
  expect(firstView).toBeLessThanOrEqual(pageBudgets.firstView);
  expect(shift).toBeLessThanOrEqual(pageBudgets.shift);
});

describe.each(screens)('on $screen', ({ options: { viewport } }) => {
  it.each([href('home'), href('blogPost', 1)])(
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
