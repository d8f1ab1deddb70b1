import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { scrollThrough } from '../support/browser/frames.ts';
import { loseLateCode } from '../support/browser/late-code.ts';
import { openPage, phone, screens } from '../support/browser/open-page.ts';

function loseAllCode(context: BrowserContext): Promise<unknown> {
  return context.route(/\.js$/, (route) => route.abort('connectionreset'));
}

const losses = [
  { loss: 'the code of the widgets is lost', prepare: loseLateCode },
  { loss: 'the whole script is lost', prepare: loseAllCode },
] as const;

const cases = losses.flatMap((loss) => screens.map((screen) => ({ ...loss, ...screen })));

describe.each(cases)('when $loss on $screen', ({ prepare, options }) => {
  it('no section of the home page is hidden, scrolled or not', async () => {
    const { page } = await openPage('/', { ...options, prepare });
    await scrollThrough(page, 1);
    const opacities = await page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

  it('the carousel scrolls by itself, by keyboard too, and shows no button that does nothing', async () => {
    const { page } = await openPage('/about', { ...options, prepare });
    const carousel = page.locator('[aria-roledescription=carousel]');
    await carousel.scrollIntoViewIfNeeded();
    expect(await carousel.getByRole('button').count()).toBe(0);
    const pictures = carousel.getByRole('group', { name: /pictures$/ });
    await pictures.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => pictures.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });
});

describe.each(losses)('when $loss', ({ prepare }) => {
  it('the menu opens, leads on and closes on Escape and on a tap outside', async () => {
    const { page } = await openPage('/doctors', { ...phone, prepare });
    const toggle = page.getByRole('button', { name: 'Toggle menu' });
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await toggle.tap();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await toggle.tap();
    await page.touchscreen.tap(195, 830);
    await menu.waitFor({ state: 'hidden' });
    await toggle.tap();
    await menu.getByRole('link', { name: 'Insurance' }).tap();
    await page.waitForURL('**/insurance');
  });
});

it('the not-found page shows no Go Back that does nothing when the script is lost', async () => {
  const { page } = await openPage('/no-such-page', { ...phone, prepare: loseAllCode });
  expect(await page.getByRole('button', { name: 'Go Back' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Return to Home' }).isVisible()).toBe(true);
});
