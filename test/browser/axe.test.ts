import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { knownPaths, postEmptyForm, screens, stayOnSite } from './known-pages.ts';
import { launchChromium } from './launch-chromium.ts';

const origin = inject('origin');
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Judges the page as it stands; answers each violation with where it is. */
async function violationsOn(page: Page): Promise<string[]> {
  // evaluated by the debugger, so the page's Content-Security-Policy stays as it is
  await page.evaluate(axeSource);
  const { violations, passes } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    standards,
  );
  expect(passes.length).toBeGreaterThan(20);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary}`,
    ),
  );
}

const combinations = Object.entries(screens).flatMap(([screen, viewport]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ screen, viewport, colorScheme })),
);

describe.each(combinations)('on a $screen in $colorScheme', ({ viewport, colorScheme }) => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    // without motion nothing is caught half way through a reveal
    context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    page = await context.newPage();
    await stayOnSite(page, origin);
  });
  afterAll(() => browser.close());

  it.each([...knownPaths, '/no-such-page', '/blog/99', '/medical-blog?q=nothing-like-it'])(
    '%s has no barrier that can be found by machine',
    async (path) => {
      await page.goto(origin + path);
      expect(await violationsOn(page)).toEqual([]);
    },
  );

  it.each(['/', '/contact', '/appointments'])(
    '%s has none either when it comes back with errors',
    async (path) => {
      const { status, headers, html } = await postEmptyForm(context.request, origin + path);
      expect(status).toBe(422);
      await page.route(origin + path, (route) => route.fulfill({ status, headers, body: html }));
      await page.goto(origin + path);
      await page.getByRole('alert').waitFor({ timeout: 5000 });
      expect(await violationsOn(page)).toEqual([]);
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
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'visible', timeout: 2000 });
  expect(await violationsOn(page)).toEqual([]);
  await browser.close();
});
