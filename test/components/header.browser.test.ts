import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { eventually } from '../support/browser/eventually.ts';
import { focusedName } from '../support/browser/focused-name.ts';
import { awaitFrames } from '../support/browser/frames.ts';
import { openPage, phone, screens } from '../support/browser/open-page.ts';

const path = '/services/laboratory';

/** The alpha of the header's background as the browser paints it, 0 to 255. */
function opacityOfHeader(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.fillStyle = getComputedStyle(header).backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    return brush.getImageData(0, 0, 1, 1).data[3] ?? 0;
  });
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

describe.each(screens)('on $screen', ({ options }) => {
  it('the header is 64 px high and stays in view while the page scrolls', async () => {
    const { page } = await openPage(path, options);
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 64 });
    await scrollTo(page, 600);
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 64 });
  });

  it('the header becomes opaque after 10 px of scrolling, and transparent again at the top', async () => {
    const { page } = await openPage(path, { ...options, reducedMotion: 'reduce' });
    await scrollTo(page, 10);
    await awaitFrames(page);
    expect(await opacityOfHeader(page)).toBeLessThan(240);
    await scrollTo(page, 11);
    await eventually(() => opacityOfHeader(page)).toBe(255);
    await scrollTo(page, 0);
    await eventually(() => opacityOfHeader(page)).toBeLessThan(240);
  });

  it('the skip link is first and moves the focus to the main content', async () => {
    const { page } = await openPage(path, options);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});

it('header and chat button scroll away in a window 225 px high', async () => {
  const { page } = await openPage(path, { viewport: { width: 360, height: 225 } });
  await scrollTo(page, 400);
  const inView = (box: { y: number; height: number } | null) =>
    box !== null && box.y < 225 && box.y + box.height > 0;
  expect(inView(await page.getByRole('banner').boundingBox())).toBe(false);
  const chat = page.getByRole('complementary', { name: 'Chat' });
  expect(inView(await chat.boundingBox())).toBe(false);
  await chat.scrollIntoViewIfNeeded();
  expect(inView(await chat.boundingBox())).toBe(true);
});

it.each([320, 390, 1024, 1440, 2560])(
  'header, content and footer share their edges at %i px, and the header has one row',
  async (width) => {
    const { page } = await openPage(path, { viewport: { width, height: 900 } });
    const edges = await page.evaluate(() =>
      ['.site-header', 'main', '.site-footer'].map((part) => {
        const shell = document.querySelector(`${part} .shell:not(.cloth-words)`);
        if (!shell) throw new Error(`no shell in ${part}`);
        const { left, right } = shell.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(shell);
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
      }),
    );
    expect(edges).toEqual([edges[0], edges[0], edges[0]]);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(width < 2400 ? 64 : 72);
    expect(
      await page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }).isVisible(),
    ).toBe(true);
    expect(await page.getByRole('banner').getByRole('link', { name: site.phone }).isVisible()).toBe(
      true,
    );
  },
);

it('the footer takes at most four fifths of a phone screen', async () => {
  const { page } = await openPage(path, phone);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(0.8 * phone.viewport.height);
});
