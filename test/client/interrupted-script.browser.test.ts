import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { loseLateCode } from '../support/browser/late-code.ts';
import { scrollThrough } from '../support/browser/layout/frames.ts';
import { openPage, phone } from '../support/browser/open-page.ts';

function loseAllCode(context: BrowserContext): Promise<unknown> {
  return context.route(/\.js$/, (route) => route.abort('connectionreset'));
}

const losses = [
  { loss: 'the scripts of the widgets do not load', prepare: loseLateCode },
  { loss: 'no script loads', prepare: loseAllCode },
] as const;

describe.each(losses)('when $loss', ({ prepare }) => {
  it('every section of home is visible when its script is lost', async () => {
    const { page } = await openPage('/', { ...phone, prepare });
    await scrollThrough(page, 1);
    const opacities = await page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

  it('the carousel whose script is lost scrolls by keyboard and has no buttons', async () => {
    const { page } = await openPage('/about', { ...phone, prepare });
    const carousel = page.locator('[aria-roledescription=carousel]');
    await carousel.scrollIntoViewIfNeeded();
    expect(await carousel.getByRole('button').count()).toBe(0);
    const pictures = carousel.getByRole('group', { name: /pictures$/ });
    await pictures.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => pictures.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });
});
