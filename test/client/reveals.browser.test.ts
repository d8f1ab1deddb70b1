import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { awaitFrames, scrollThrough } from '../support/browser/layout/frames.ts';
import { desktop, openPage, phone, screens } from '../support/browser/open-page.ts';

/** Sections and their items that are not fully opaque. */
function faintOnes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section, main li, main details')].flatMap((element) =>
      getComputedStyle(element).opacity === '1' ? [] : [element.id || element.tagName],
    ),
  );
}

/** How many elements carry a style of their own; Chromium may leave an empty attribute behind. */
function styled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main [style]')].filter(
        ({ style }) => style.length > 0,
      ).length,
  );
}

describe.each(screens)('without reduced motion on $screen', ({ options }) => {
  it('sections below the fold fade in when scrolled to, and leave no style behind', async () => {
    const { page, problems } = await openPage('/', options);
    expect(await styled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await eventually(() => faintOnes(page)).toContain('contact');
    expect((await faintOnes(page)).filter((name) => name === 'DETAILS')).toHaveLength(10);
    await scrollThrough(page);
    await eventually(() => faintOnes(page)).toEqual([]);
    await eventually(() => styled(page)).toBe(0);
    expect(problems).toEqual([]);
  });
});

it('the script for reveals is not loaded with reduced motion', async () => {
  const { page, requested } = await openPage('/', { ...phone, reducedMotion: 'reduce' });
  await scrollThrough(page);
  await awaitFrames(page);
  expect(requested.filter((address) => address.includes('reveals'))).toEqual([]);
  expect(await faintOnes(page)).toEqual([]);
  expect(await styled(page)).toBe(0);
});

it('a page that was not scrolled prints all sections', async () => {
  const { page } = await openPage('/', desktop);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await eventually(() => faintOnes(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await faintOnes(page)).toEqual([]);
});
