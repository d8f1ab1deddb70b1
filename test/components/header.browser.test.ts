import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { eventually } from '../support/browser/eventually.ts';
import { focusedName } from '../support/browser/focused-name.ts';
import { openPage, screens } from '../support/browser/open-page.ts';

const path = '/services/laboratory';

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

it.each(screens)('on $screen, the skip link is first and leads to the main content', async (on) => {
  const { page } = await openPage(path, on.options);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
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

// 1009 px is a window of 1024 with a scroll bar
it.each([
  ...[320, 390, 1009, 1440, 2560].map((width) => ({ width, path, language: 'Kiswahili' })),
  { width: 1009, path: `/sw${path}`, language: 'English' },
])(
  'header, content and footer of $path share their edges at $width px, and the header has one row',
  async ({ width, path, language }) => {
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
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(width < 2400 ? 64 : 72);
    for (const name of [language, site.phone])
      expect(await header.getByRole('link', { name }).isVisible()).toBe(true);
  },
);
